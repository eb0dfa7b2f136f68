import { auditBooks } from '../../areas/operations/audit/audit-books.ts';
import { verifyLedger } from '../../ledger/verify/verify-ledger.ts';
import type { Random } from '../seeded-random.ts';
import { compareBank, compareContests } from './compare-bank.ts';
import { compareBooks } from './compare-books.ts';
import { compareVendor } from './compare-vendor.ts';
import { compareGifts } from './compare-gifts.ts';
import { compareMoney } from './compare-money.ts';
import { type Job, openContests, runJob } from './happenings.ts';
import type { Simulation } from './simulation.ts';
import type { Till } from './till.ts';

const rounds = 16;
const pause = 11 * 60_000;
/** Before this round a day passes, whose commissions and rebates are paid then. */
const morning = 12;

const day = 86_400_000;
const settling: readonly Job[] = [
  ...(['look', 'look at contests', 'ask again', 'move wallets', 'bonuses'] as const),
  ...(['commissions', 'teams', 'log', 'sweep'] as const),
];

/** Lets everything that is under way come to its end, with nothing that fails any more. */
export async function settle(till: Simulation, random: Random): Promise<void> {
  const { site, bank, vendor, time } = till;
  site.killNoMore();
  bank.line = 'whole';
  bank.setFaults({ times: 1, reversed: false, off: false });
  await bank.act({ act: 'payout-mode', mode: 'at-once' });
  for (let round = 0; round < rounds; round += 1) {
    await confirmPayouts(till);
    for (const { id } of await openContests(bank).execute())
      await bank.act({ act: 'decide-contest', id, verdict: 'give-back' });
    time.now += round === morning ? day : pause;
    await bank.runDue();
    await vendor.runDue();
    for (const job of settling) await runJob(till, job, random);
  }
}

/** A person at the bank confirms all payouts that wait for it. */
export async function confirmPayouts({ bank }: Till): Promise<void> {
  const waiting = bank.db.selectFrom('payouts').select('id').where('status', '=', 'EM_PROCESSAMENTO');
  for (const { id } of await waiting.execute()) await bank.act({ act: 'confirm-payout', id });
}

/** All that is wrong with the books once everything has settled: by our own check, by the audit, by what was acknowledged, and by the bank. */
export async function faultsOf(till: Till): Promise<string[]> {
  const { db } = till.site;
  const named = (faults: readonly { what: string; id: string }[]) => faults.map(({ what, id }) => `${what}: ${id}`);
  return [
    ...till.history.wrong,
    ...named(await auditBooks(db)),
    ...named(await verifyLedger(db)),
    ...(await compareBooks(till)),
    ...(await compareGifts(till)),
    ...(await compareMoney(till)),
    ...(await compareBank(till)),
    ...(await compareContests(till)),
    ...(await compareVendor(till)),
  ];
}
