import { type Profile, profiles } from '#src/contract/core/profiles.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { transact } from '#gateway/db/transact.ts';
import { ConfigError } from '#gateway/process/config.ts';
import { readMerchant } from './merchant.ts';
import { changeSettings } from './setting-actions.ts';

/**
 * The place whose rules the site has. A site that has none gets PROFILE's; from then on the operator changes it by command. Throws
 * ConfigError where neither says it and the site has a public origin; elsewhere it is `open`.
 */
export async function settleProfile({ db, config, logger }: Pick<Gateway, 'db' | 'config' | 'logger'>): Promise<void> {
  const { merchant } = config;
  const site = await readMerchant({ db }, merchant);
  if (!site) return;
  const { profile: settled } = site.settings;
  if (settled !== undefined) {
    if (config.profile !== undefined && config.profile !== settled)
      logger.warn(
        { event: 'profile_differs', setting: config.profile, site: settled },
        'PROFILE is not the profile of the site',
      );
    return;
  }
  const profile = config.profile ?? (config.onPublicOrigin ? undefined : ('open' satisfies Profile));
  if (profile === undefined)
    throw new ConfigError(
      `A site on a public origin has the rules of a place: set PROFILE to one of ${profiles.join(', ')} (open: a demonstration, licensed nowhere).`,
    );
  await transact(db, (trx) => changeSettings({ db: trx, merchant }, () => ({ profile })));
}
