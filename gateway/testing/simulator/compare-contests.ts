import type { Till } from './till.ts';

const states = { ABERTA: 'open', DEVOLVIDA: 'taken-back', REJEITADA: 'rejected' } as const;

/** Compares the contests of the bank with those of the books: each is there once, with what was taken back; 0 where nothing of the payment was left. */
export async function compareContests({ site: { db }, bank }: Till): Promise<string[]> {
  const faults: string[] = [];
  const rows = await db.selectFrom('contests').selectAll().execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  const contests = await bank.db.selectFrom('contests').selectAll().execute();
  const returns = await bank.db.selectFrom('returns').select(['id', 'amount']).execute();
  for (const { id, status, return_id: returnId } of contests) {
    const row = known.get(id);
    known.delete(id);
    const taken = returns.find((one) => one.id === returnId)?.amount ?? 0;
    const state = states[status];
    if (row?.state !== state || row.taken_minor !== taken)
      faults.push(`the contest ${id} is ${row?.state} with ${row?.taken_minor}, and the bank says ${state} ${taken}`);
  }
  return [...faults, ...[...known.keys()].map((id) => `nobody contested ${id}`)];
}
