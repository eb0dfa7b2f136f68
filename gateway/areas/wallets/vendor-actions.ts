import * as v from 'valibot';
import { fromMinor } from '#src/contract/core/amount.ts';
import { type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { option, word } from '#gateway/actions/inputs.ts';
import { refuseNone } from '#gateway/actions/row-actions.ts';

const Url = v.pipe(
  v.string(),
  v.regex(/^(none|https:\/\/[^\s]+\/|\/[\w/.-]*\/)$/, '--url is an https address that ends in a slash, or none.'),
);

/** Which vendors have wallets of their own. */
export const vendorActions = [
  defineAction({
    name: 'wallet vendors',
    reads: true,
    summary: 'the vendors that have wallets of their own, where they answer, and how much of members is there',
    run: async ({ db }) => {
      const rows = await db
        .selectFrom('vendors')
        .leftJoin('vendor_wallets', 'vendor_wallets.vendor', 'vendors.vassalage')
        .select(['vassalage', 'name', 'wallet_url'])
        .select(({ fn }) => [
          fn.sum<number | null>('balance_minor').as('there'),
          fn.sum<number | null>('moving_minor').as('moving'),
        ])
        .where((eb) => eb.or([eb('wallet_url', '!=', ''), eb('vendor_wallets.vendor', 'is not', null)]))
        .groupBy(['vassalage', 'name', 'wallet_url', 'sort_order'])
        .orderBy('sort_order')
        .execute();
      if (rows.length === 0) return 'Every vendor plays from the main wallet.';
      return rows.map((row) => [
        row.vassalage,
        row.name,
        row.wallet_url === '' ? 'main wallet' : row.wallet_url,
        `${fromMinor(Number(row.there ?? 0))} there`,
        `${fromMinor(Number(row.moving ?? 0))} on its way`,
      ]);
    },
  }),
  defineAction({
    name: 'wallet vendor',
    examples: ['wallet vendor COR --url https://wallets.example/v1/', 'wallet vendor COR --url none'],
    summary:
      'where a vendor answers about wallets of its own, or none: it plays from the main wallet. Only while no money of members is there',
    input: v.object({ code: word(v.string(), 'code'), url: option(Url, { shown: 'ADDRESS|none' }) }),
    changes: ['vendors'],
    asks: ({ code }) => `Members' money will be kept for games of ${code} where this address says. Continue?`,
    run: change,
  }),
];

async function change({ db }: ChangeContext, { code, url }: { code: string; url: string }) {
  const there = await db
    .selectFrom('vendor_wallets')
    .select('member_id')
    .where('vendor', '=', code)
    .where((eb) => eb.or([eb('balance_minor', '>', 0), eb('moving_minor', '>', 0)]))
    .executeTakeFirst();
  if (there) throw new OperatorError(`Members have money at ${code}. It has to come home first.`);
  const set = { wallet_url: url === 'none' ? '' : url };
  refuseNone(
    await db.updateTable('vendors').set(set).where('vassalage', '=', code).executeTakeFirst(),
    `vendor ${code}`,
  );
  return url === 'none' ? `${code} plays from the main wallet` : `${code} answers about its wallets at ${url}`;
}
