import type { Kysely } from 'kysely';
import { defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { printTime } from '#gateway/actions/print.ts';
import { addKey, giveUpStoredKeys, listStoredKeys } from '#gateway/context/stored-keys.ts';
import type { Tables } from '#gateway/db/tables.ts';

/** The columns of hashes under a pepper. */
const hashes = [
  ['members', 'password_hash'],
  ['payment_passwords', 'password_hash'],
  ['security_answers', 'answer_hash'],
  ['recovery_waits', 'password_hash'],
] as const;

/** The peppers of passwords and answers (docs/operating.md, 'Rotating the pepper'). */
export const pepperActions = [
  defineAction({
    name: 'secrets peppers',
    reads: true,
    summary: 'the peppers of passwords and answers, and how many hashes each has',
    run: async ({ db, secrets }) => {
      const keys = (await listStoredKeys(db, secrets.read())).filter(({ purpose }) => purpose === 'pepper');
      const counts = await Promise.all(keys.map(({ number }) => countHashes(db, `,keyid=${number}$`)));
      const rows = keys.map(({ number, created_at: at, state }, index) => [
        `pepper ${number}`,
        `made ${printTime(at)}`,
        `${counts[index]} hashes`,
        state === 'readable' ? '' : state,
      ]);
      const all = await countHashes(db, '$scrypt$');
      const without = all - (await countHashes(db, ',keyid='));
      return [...rows, ['without', '', `${without} hashes`, '']];
    },
  }),
  defineAction({
    name: 'secrets add-pepper',
    summary:
      'hash passwords and answers with a new pepper from now on; a stored hash is renewed when its owner is next verified',
    run: async ({ db, clock, secrets }) => {
      const read = secrets.read();
      const pepper = (await listStoredKeys(db, read)).filter(({ purpose }) => purpose === 'pepper');
      const { last } = await addKey({ ...read, db, clock }, 'pepper', pepper.at(-1)?.number ?? 0);
      return `pepper ${last} is used from now on`;
    },
  }),
  defineAction({
    name: 'secrets give-up',
    summary:
      'after the master secret was lost: continue without the stored keys that no secret decrypts; passwords under them no longer sign in, and their owners recover them',
    asks: () =>
      'Passwords, answers and personal data under those keys are lost until their master secret is found. Continue?',
    run: async ({ db, secrets }) => {
      const count = await giveUpStoredKeys(db, secrets.read());
      if (count === 0) throw new OperatorError('Every stored key is decrypted by a secret that is here.');
      return `${count} keys were given up: start the gateway`;
    },
  }),
];

/** The number of hashes that contain a text. */
async function countHashes(db: Kysely<Tables>, text: string): Promise<number> {
  let sum = 0;
  for (const [table, column] of hashes) {
    const { n } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where(column as never, 'like', `%${text}%` as never)
      .executeTakeFirstOrThrow();
    sum += n;
  }
  return sum;
}
