import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { newRun } from '../jackpots/runs.ts';
import type { TestGateway } from './test-gateway.ts';

/** Adds a jackpot that is on, from 100.00 to 200.00 at 1 %, whose run has begun; `rest` says what is other in it. */
export async function addJackpot(
  gateway: TestGateway,
  id: string,
  rest: Partial<Tables['jackpots']> = {},
): Promise<Tables['jackpots']> {
  const { seed_minor: seedMinor = 10_000, cap_minor: capMinor = 20_000 } = rest;
  const row: Tables['jackpots'] = {
    id,
    name_pt: 'Onda',
    name_en: 'Wave',
    art: '/art/b/mar.svg',
    category: '',
    rate_bp: 100,
    seed_minor: seedMinor,
    cap_minor: capMinor,
    active: 1,
    sort_order: 10,
    grown: 0,
    ...(await newRun(gateway, { seedMinor, capMinor }, gateway.clock())),
    ...rest,
  };
  await gateway.db.insertInto('jackpots').values(row).execute();
  gateway.events.emit('changed', 'jackpots');
  return row;
}

/** How a jackpot stands. */
export const jackpotRow = (db: Kysely<Tables>, id: string): Promise<Tables['jackpots']> =>
  db.selectFrom('jackpots').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
