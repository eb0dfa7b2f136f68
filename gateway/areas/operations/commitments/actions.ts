import * as v from 'valibot';
import { countRows } from '#gateway/actions/count-rows.ts';
import { type ActionContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { word } from '#gateway/actions/inputs.ts';
import { readSnapshot } from '#gateway/db/read-snapshot.ts';
import { checkLog } from './check-log.ts';
import { ownKey } from './own-key.ts';

const verified = v.object({
  heads: v.optional(word(v.array(v.string()), 'head'), []),
  key: v.exactOptional(v.string()),
});

/** The log of commitments (docs/decisions/089-the-log-of-commitments.md). */
export const commitmentActions = [
  defineAction({
    name: 'commitments heads',
    reads: true,
    summary: 'the daily heads of the chain of commitments and the key that signed each, to be published elsewhere',
    run: async ({ db }) => {
      const rows = await db.selectFrom('commitment_heads').selectAll().orderBy('number').execute();
      if (rows.length === 0) return 'No day is over yet in which something was committed to.';
      return rows.map(({ number, day, seq, hash, public_key: key }) => [number, day, seq, hash, key]);
    },
  }),
  defineAction({
    name: 'commitments verify',
    reads: true,
    examples: ['commitments verify'],
    summary:
      'recompute the chain of commitments, check its signatures (--key: by this public key) and compare it with draws, runs and stored heads',
    input: verified,
    run: (context, given) => readSnapshot(context.db, (db) => verify({ ...context, db }, given)),
  }),
];

async function verify(context: ActionContext, { heads, key }: v.InferOutput<typeof verified>): Promise<string> {
  const { db, print } = context;
  const faults = [...(await checkLog(db, key ?? (await ownKey(context))))];
  for (const hash of heads) {
    const found = await db.selectFrom('commitment_heads').select('number').where('hash', '=', hash).executeTakeFirst();
    if (!found) faults.push({ what: 'no head any more', of: hash });
  }
  for (const { what, of } of faults) print(`${of}: ${what}`);
  if (faults.length > 0) throw new OperatorError(`The log of commitments has ${faults.length} faults.`);
  return `${await countRows(db, 'commitments')} commitments, ${await countRows(db, 'commitment_heads')} heads, no fault`;
}
