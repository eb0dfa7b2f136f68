import type { Language } from '#src/contract/core/wire.ts';
import type { Gateway } from '../../context/gateway.ts';
import { readCatalogue } from '../../areas/lobby/catalogue.ts';
import { readMerchant } from '../../areas/site/merchant.ts';
import { gameCard, invitationCard, type LinkCard } from './link-card.ts';

type Source = Pick<Gateway, 'db' | 'config' | 'events'>;

/**
 * The card of an address whose document is an app shell: a shared game, as long as its vendor has it, or an invitation; undefined for
 * every other one. It contains nothing of the address except names from the catalogue.
 */
export async function findCard(gateway: Source, address: string, language: Language): Promise<LinkCard | undefined> {
  const [path = '', query = ''] = address.split('?', 2);
  const search = new URLSearchParams(query);
  if (path === '/m/launchGame') return sharedGame(gateway, search, language);
  if (!/^\/m\/register(?:\.html)?$/.test(path) || !search.has('affiliateCode')) return undefined;
  const settings = (await readMerchant(gateway, gateway.config.merchant))?.settings;
  return settings && invitationCard(settings.brandName, settings.ageLimit, language);
}

async function sharedGame(gateway: Source, search: URLSearchParams, language: Language): Promise<LinkCard | undefined> {
  const nodeId = search.get('game');
  if (nodeId === null) return undefined;
  const game = (await readCatalogue(gateway)).find(({ node_id }) => node_id === nodeId);
  if (!game || game.vassalage !== search.get('vendor')) return undefined;
  const [vendor, merchant] = await Promise.all([
    gateway.db.selectFrom('vendors').select('name').where('vassalage', '=', game.vassalage).executeTakeFirst(),
    readMerchant(gateway, gateway.config.merchant),
  ]);
  if (!vendor || !merchant) return undefined;
  const name = language === 'en' ? game.name_en : game.name_pt;
  return gameCard({ nodeId, name, vendor: vendor.name }, merchant.settings.brandName, language);
}
