import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Amount, fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { amountsOf, type RainRules, sealText } from '#src/contract/agents/rain-seal.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { commitTo, openCommitted, reencrypt } from '#gateway/process/committed-secret.ts';
import type { Secrets } from '#gateway/process/secrets.ts';

export type RainRow = Tables['rains'];
type Ruled = Pick<RainRow, 'id' | 'total_minor' | 'envelopes' | 'least_minor' | 'most_minor' | 'starts_at' | 'ends_at'>;

const nameOf = (id: string) => `rain ${id}`;

/** The rules of a rain in the contract's form. */
export const rulesOf = (row: Ruled): RainRules => ({
  id: row.id,
  total: fromMinor(row.total_minor),
  envelopes: row.envelopes,
  least: fromMinor(row.least_minor),
  most: fromMinor(row.most_minor),
  startsAt: row.starts_at,
  endsAt: row.ends_at,
});

/** Draws the amounts of a rain: their public commitment, and seed and amounts, encrypted. */
export async function sealRain(secrets: Secrets, row: Ruled): Promise<Pick<RainRow, 'commitment' | 'sealed'>> {
  const rules = rulesOf(row);
  const seed = randomBytes(32).toString('hex');
  return commitTo(secrets, nameOf(row.id), sealText(rules, seed, await amountsOf(seed, rules)));
}

type Opened = { readonly seed: string; readonly minor: readonly number[] };

/** The seed of a rain and its amounts by number; null when no secret opens them, or they are not those that were committed to. */
export async function openRain(
  secrets: Secrets,
  row: Ruled & Pick<RainRow, 'commitment' | 'sealed'>,
): Promise<Opened | null> {
  const text = await openCommitted(secrets, nameOf(row.id), row);
  const [seed = '', list = ''] = text?.split(':').slice(-2) ?? [];
  const amounts: Amount[] = list.split(',');
  if (text === null || text !== sealText(rulesOf(row), seed, amounts)) return null;
  return { seed, minor: amounts.map(toMinor) };
}

/** Re-encrypts the amounts of open rains under the present master secret, so that they outlive the others. */
export async function rewrapRains(db: Kysely<Tables>, secrets: Secrets): Promise<void> {
  const rows = await db.selectFrom('rains').select(['id', 'sealed']).where('state', '=', 'open').execute();
  for (const { id, sealed } of rows) {
    const anew = reencrypt(secrets, nameOf(id), sealed);
    if (anew !== undefined)
      await db.updateTable('rains').set({ sealed: anew }).where('id', '=', id).where('sealed', '=', sealed).execute();
  }
}
