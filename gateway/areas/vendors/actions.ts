import { keyMarks, readMark } from '#gateway/context/key-marks.ts';
import { addVendorKey } from './vendor-keys.ts';
import { markOf } from '#gateway/process/secrets.ts';
import { change, changeOne, type Command, type Operator, OperatorError, printTime } from '#gateway/actions/command.ts';

/** The keys that vendors sign their callbacks with: several may be good at once, so that each is replaced without a gap. */
export const vendorKeyCommands: readonly Command[] = [
  {
    name: 'vendor-key list',
    reads: true,
    takes: '[code]',
    help: 'the keys of every vendor, or of one',
    run: async ({ db }, [code]) => {
      const all = db.selectFrom('vendor_keys').selectAll().orderBy('vendor').orderBy('created_at').orderBy('key_id');
      const rows = await (code === undefined ? all : all.where('vendor', '=', code)).execute();
      return rows.map((row) => [
        row.vendor,
        row.key_id,
        row.created_at === 0 ? 'from the beginning' : `since ${printTime(row.created_at)}`,
        row.retired_at === null ? 'good' : `retired ${printTime(row.retired_at)}`,
      ]);
    },
  },
  {
    name: 'vendor-key add',
    takes: '<code>',
    help: 'give a vendor one more key, and print its secret this once',
    run: addKey,
  },
  {
    name: 'vendor-key retire',
    takes: '<code> <key>',
    help: 'refuse from now on what is signed with a key; it never comes back',
    asks: ([code, key]) => `Callbacks of ${code} that are signed with the key ${key} are refused. Go on?`,
    run: async (operator, [code = '', key = '']) => {
      await changeOne(operator, 'vendors', `key ${key} of ${code} that is good`, (trx) =>
        trx
          .updateTable('vendor_keys')
          .set({ retired_at: operator.clock() })
          .where('vendor', '=', code)
          .where('key_id', '=', key)
          .where('retired_at', 'is', null)
          .executeTakeFirst(),
      );
      return `${key} of ${code} is retired`;
    },
  },
];

async function addKey(operator: Operator, [code = '']: readonly string[]) {
  const secrets = operator.secrets.read();
  const started = await readMark(operator.db, keyMarks.masterSecret);
  if (started !== undefined && started !== markOf(secrets))
    throw new OperatorError('The gateway has not started with this master secret yet; restart it first.');
  const { id, secret } = await change(operator, 'vendors', async (trx) => {
    const vendor = await trx.selectFrom('vendors').select('vassalage').where('vassalage', '=', code).executeTakeFirst();
    if (!vendor) throw new OperatorError(`There is no vendor ${code}.`);
    return addVendorKey(trx, secrets, code, operator.clock());
  });
  return [
    ['key', id],
    ['secret', secret],
  ];
}
