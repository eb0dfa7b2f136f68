import { auditBooks } from '../../areas/operations/audit/audit-books.ts';
import { verifyLedger } from '../../ledger/verify/verify-ledger.ts';
import type { Random } from '../seeded-random.ts';
import { compareBank } from './compare-bank.ts';
import { compareBooks } from './compare-books.ts';
import { compareVendor } from './compare-vendor.ts';
import { type Job, runJob } from './happenings.ts';
import type { Simulation } from './simulation.ts';
import type { Till } from './till.ts';

const rounds = 12;
const pause = 11 * 60_000;

/** Lets everything that is under way come to its end, with nothing that fails any more. */
export async function settle(till: Simulation, random: Random): Promise<void> {
  const { site, bank, vendor, time } = till;
  site.killAt(undefined);
  bank.line = 'whole';
  bank.setFaults({ times: 1, reversed: false, off: false });
  await bank.act({ act: 'payout-mode', mode: 'at-once' });
  for (let round = 0; round < rounds; round += 1) {
    await confirmPayouts(till);
    time.now += pause;
    await bank.runDue();
    await vendor.runDue();
    for (const job of ['look', 'ask again', 'move wallets', 'log', 'sweep'] as const satisfies readonly Job[])
      await runJob(till, job, random);
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
    ...(await compareBank(till)),
    ...(await compareVendor(till)),
  ];
}
