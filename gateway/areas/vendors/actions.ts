import * as v from 'valibot';
import { type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { word } from '#gateway/actions/inputs.ts';
import { printTime } from '#gateway/actions/print.ts';
import { refuseNone } from '#gateway/actions/row-actions.ts';
import { keyFingerprints, readFingerprint } from '#gateway/context/key-fingerprints.ts';
import { markOf } from '#gateway/process/secrets.ts';
import { addVendorKey } from './vendor-keys.ts';

const VendorCode = word(v.string(), 'code');

/** The keys that vendors sign their callbacks with: several may be good at once, so that each is replaced without a gap. */
export const vendorKeyActions = [
  defineAction({
    name: 'vendor-key list',
    reads: true,
    examples: ['vendor-key list COR'],
    summary: 'the keys of every vendor, or of one',
    input: v.object({ code: v.optional(VendorCode) }),
    run: async ({ db }, { code }) => {
      const all = db.selectFrom('vendor_keys').selectAll().orderBy('vendor').orderBy('created_at').orderBy('key_id');
      const rows = await (code === undefined ? all : all.where('vendor', '=', code)).execute();
      return rows.map((row) => [
        row.vendor,
        row.key_id,
        row.created_at === 0 ? 'from the beginning' : `since ${printTime(row.created_at)}`,
        row.retired_at === null ? 'good' : `retired ${printTime(row.retired_at)}`,
      ]);
    },
  }),
  defineAction({
    name: 'vendor-key add',
    examples: ['vendor-key add COR'],
    summary: 'add a key of a vendor, and print its secret this once',
    input: v.object({ code: VendorCode }),
    changes: ['vendors'],
    run: addKey,
  }),
  defineAction({
    name: 'vendor-key retire',
    examples: ['vendor-key retire COR 1'],
    summary: 'refuse signatures by a key from now on, permanently',
    input: v.object({ code: VendorCode, key: word(v.string(), 'key') }),
    changes: ['vendors'],
    asks: ({ code, key }) => `Callbacks of ${code} that are signed with the key ${key} are refused. Continue?`,
    run: async ({ db, clock }, { code, key }) => {
      const result = await db
        .updateTable('vendor_keys')
        .set({ retired_at: clock() })
        .where('vendor', '=', code)
        .where('key_id', '=', key)
        .where('retired_at', 'is', null)
        .executeTakeFirst();
      refuseNone(result, `key ${key} of ${code} that is good`);
      return `${key} of ${code} is retired`;
    },
  }),
];

async function addKey({ db, secrets, clock }: ChangeContext, { code }: { code: string }) {
  const present = secrets.read();
  const started = await readFingerprint(db, keyFingerprints.masterSecret);
  if (started !== undefined && started !== markOf(present))
    throw new OperatorError('The gateway has not started with this master secret yet; restart it first.');
  const vendor = await db.selectFrom('vendors').select('vassalage').where('vassalage', '=', code).executeTakeFirst();
  if (!vendor) throw new OperatorError(`There is no vendor ${code}.`);
  const { id, secret } = await addVendorKey(db, present, code, clock());
  return [
    ['key', id],
    ['secret', secret],
  ];
}
