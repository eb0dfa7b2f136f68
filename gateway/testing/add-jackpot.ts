import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { levelText } from '#src/contract/jackpots/jackpot-level.ts';
import { drawRun, levelName, toTerms } from '../areas/jackpots/runs.ts';
import { commitTo } from '../process/committed-secret.ts';
import type { TestGateway } from './test-gateway.ts';

/** Adds a jackpot that is on, from 100.00 to 200.00 at 1 %, whose run has begun; `rest` says what is other in it. */
export async function addJackpot(
  gateway: TestGateway,
  id: string,
  rest: Partial<Tables['jackpots']> = {},
): Promise<Tables['jackpots']> {
  const { seed_minor: seedMinor = 10_000, cap_minor: capMinor = 20_000, rate_bp: rateBp = 100 } = rest;
  const row: Tables['jackpots'] = {
    id,
    name_pt: 'Onda',
    name_en: 'Wave',
    art: '/art/b/mar.svg',
    category: '',
    rate_bp: rateBp,
    seed_minor: seedMinor,
    cap_minor: capMinor,
    active: 1,
    sort_order: 10,
    ...(await drawRun(gateway, { seedMinor, capMinor, rateBp }, gateway.clock())),
    ...rest,
  };
  await gateway.db.insertInto('jackpots').values(row).execute();
  gateway.events.emit('changed', 'jackpots');
  return row;
}

/** The same with a level that is known, and the salt `salt`. */
export async function addJackpotAt(
  gateway: TestGateway,
  id: string,
  level: string,
  rest: Partial<Tables['jackpots']> = {},
): Promise<Tables['jackpots']> {
  const row = await addJackpot(gateway, id, rest);
  const { commitment, sealed } = await commitTo(
    gateway,
    levelName(row.run_id),
    levelText(toTerms(row), { level, salt: 'salt' }),
  );
  const run = { commitment, sealed_level: sealed };
  await gateway.db.updateTable('jackpots').set(run).where('id', '=', id).execute();
  return { ...row, ...run };
}

/** A run of a jackpot that a member's round has ended, for 150.00 after 100.00; nothing is booked. */
export async function addDrop(
  { db, clock }: TestGateway,
  { runId, jackpotId, memberId }: { runId: string; jackpotId: string; memberId: string },
  state: Tables['jackpot_drops']['state'] = 'paid',
): Promise<void> {
  await db
    .insertInto('jackpot_drops')
    .values({
      ...{ run_id: runId, jackpot_id: jackpotId, member_id: memberId, vendor: 'COR', round_id: 'r' },
      ...{ before_minor: 14_999, amount_minor: 15_000, seed_minor: 10_000, cap_minor: 20_000, level_minor: 15_000 },
      ...{ form: 2, rate_bp: 100 },
      ...{ salt: '', commitment: '', started_at: 0, dropped_at: clock(), state, reason: '', decided_by: '' },
    })
    .execute();
}

/** A jackpot's row. */
export const jackpotRow = (db: Kysely<Tables>, id: string): Promise<Tables['jackpots']> =>
  db.selectFrom('jackpots').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
