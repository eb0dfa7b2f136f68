import type { Transaction } from 'kysely';
import { flag } from '../db/flag.ts';
import type { Tables } from '../db/tables.ts';
import type { Catalogue } from './catalogue-types.ts';
import { insertRows } from '../db/insert-rows.ts';

/** Invented people; the last of them has a day off. */
const hosts = ['Lara Nunes', 'Mei Tanaka', 'Sofia Duarte', 'Nina Rocha', 'Clara Meireles', 'Bia Santoro'];

/** Gives the first live tables that can be opened a host each. */
export async function insertLiveModels(trx: Transaction<Tables>, { vendors, games }: Catalogue): Promise<void> {
  const open = new Set(vendors.filter((vendor) => vendor.open === 1).map(({ vassalage }) => vassalage));
  const tables = games.filter(
    (game) => game.game_type === 'LIVE' && game.is_game_h5 === '' && open.has(game.vassalage),
  );
  const rows = hosts.flatMap((name, index) => {
    const table = tables[index];
    if (!table) return [];
    const id = name.toLowerCase().replace(' ', '-');
    const off = index === hosts.length - 1;
    return [
      { id, name, node_id: table.node_id, active: flag(true), streaming: flag(!off), sort_order: (index + 1) * 10 },
    ];
  });
  await insertRows(trx, 'live_models', rows);
}
