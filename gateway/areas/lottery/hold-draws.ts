import type { Gateway } from '#gateway/context/gateway.ts';
import { announceChange } from '#gateway/db/announce-change.ts';
import { transact } from '#gateway/db/transact.ts';
import { recordCommitments } from '#gateway/ledger/record-commitments.ts';
import { readMerchant } from '../site/merchant.ts';
import { startWorker } from '#gateway/process/start-worker.ts';
import { newSeed, openSeed } from './seeds.ts';
import { slotMinutes, slotsBetween } from './slots.ts';

/** Draws are on sale this long before they take place, in milliseconds: a lottery of once a day always has its next. */
export const saleAhead = 28 * 3_600_000;
const slotLength = slotMinutes * 60_000;
/** Batch size of late draws, and of draws created ahead at the first start. */
const atOnce = 100;
/** Poll interval for due draws; ms. */
const pollInterval = 500;

/** Creates the draws of the next hours, each with its commitment, and holds those that are due. Returns how many it created or held. */
export async function holdDraws(gateway: Gateway): Promise<number> {
  if (!(await hasLotteries(gateway))) return 0;
  const done = (await holdDue(gateway)) + (await makeAhead(gateway));
  if (done > 0) announceChange(gateway, 'draws');
  return done;
}

/** Starts doing so regularly; returns a function that stops it. */
export const startDrawing = (gateway: Gateway): (() => Promise<void>) =>
  startWorker({
    logger: gateway.logger,
    take: () => holdDraws(gateway),
    failure: 'a draw could not be held',
    pauseAfter: (taken) => (taken >= atOnce ? 0 : pollInterval),
  });

async function hasLotteries({ db }: Gateway): Promise<boolean> {
  return (await db.selectFrom('lotteries').select('node_id').limit(1).executeTakeFirst()) !== undefined;
}

async function makeAhead(gateway: Gateway): Promise<number> {
  const { db, clock, config } = gateway;
  const now = clock();
  const { at } = await db
    .selectFrom('draws')
    .select((eb) => eb.fn.max('draws_at').as('at'))
    .executeTakeFirstOrThrow();
  const last = Math.max(now, at ?? 0);
  // The next slot is created once all of it is within the window: most polls end here.
  if (last > now + saleAhead - slotLength) return 0;
  const merchant = await readMerchant(gateway, config.merchant);
  if (!merchant) return 0;
  const slots = slotsBetween(last, now + saleAhead, merchant.settings.timeZone).slice(0, atOnce);
  if (slots.length === 0) return 0;
  const rows = await Promise.all(
    slots.map(async ({ numero, drawsAt, minute }) => ({
      numero,
      draws_at: drawsAt,
      minute,
      state: 'selling' as const,
      ...(await newSeed(gateway, numero)),
      seed: null,
      void_seed: null,
      ended_at: null,
    })),
  );
  return transact(db, async (trx) => {
    // Of several processes, the first one's seeds are stored.
    const made = await trx
      .insertInto('draws')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['numero as ref', 'commitment'])
      .execute();
    const noted = made.map((draw) => ({ kind: 'draw' as const, ...draw }));
    await recordCommitments(trx, noted, now);
    return made.length;
  });
}

/** Reveals the seeds of due draws. A draw is one conditional update: a concurrent or repeated one changes nothing. */
async function holdDue(gateway: Gateway): Promise<number> {
  const { db, clock, logger } = gateway;
  const due = await db
    .selectFrom('draws')
    .select(['numero', 'commitment', 'sealed_seed'])
    .where('state', '=', 'selling')
    .where('draws_at', '<=', clock())
    .orderBy('draws_at')
    .limit(atOnce)
    .execute();
  let held = 0;
  for (const draw of due) {
    const seed = await openSeed(gateway, draw);
    if (seed === null) logger.error({ event: 'draw_void', numero: draw.numero }, 'no secret opens the seed of a draw');
    const ended = await db
      .updateTable('draws')
      .set({ state: seed === null ? 'void' : 'drawn', seed, ended_at: clock() })
      .where('numero', '=', draw.numero)
      .where('state', '=', 'selling')
      .executeTakeFirst();
    held += Number(ended.numUpdatedRows);
  }
  return held;
}
