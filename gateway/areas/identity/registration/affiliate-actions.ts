import * as v from 'valibot';
import { type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { Account, word } from '#gateway/actions/inputs.ts';
import { findMember } from '#gateway/actions/find-member.ts';
import { printTime } from '#gateway/actions/print.ts';
import { refuseNone } from '#gateway/actions/row-actions.ts';
import { affiliateCode } from './affiliate-code.ts';

const TypedCode = v.pipe(v.string(), v.transform(affiliateCode));
const NewCode = v.pipe(TypedCode, v.regex(/^[A-Z0-9-]{4,24}$/, 'A code has 4 to 24 letters, digits and dashes.'));
const Hours = v.pipe(
  v.string(),
  v.transform(Number),
  v.check((hours) => hours > 0, '--hours is a number above zero.'),
);
const added = v.object({ account: Account, code: word(NewCode, 'code'), hours: v.exactOptional(Hours) });

/** The codes by which agents invite. */
export const affiliateActions = [
  defineAction({
    name: 'affiliate list',
    reads: true,
    summary: 'invitation codes, their owners and expiry, and the number of invited members',
    run: async ({ db, merchant }) => {
      const rows = await db
        .selectFrom('affiliate_codes')
        .innerJoin('members', 'members.id', 'affiliate_codes.member_id')
        .select((eb) => [
          'code',
          'members.account',
          'expires_at',
          eb
            .selectFrom('member_profiles')
            .whereRef('member_profiles.affiliate_code', '=', 'affiliate_codes.code')
            .where('member_profiles.merchant_code', '=', merchant)
            .select((inner) => inner.fn.countAll<number>().as('n'))
            .as('members'),
        ])
        .where('affiliate_codes.merchant_code', '=', merchant)
        .orderBy('code')
        .execute();
      return rows.map(({ code, account: owner, expires_at, members }) => [
        code,
        owner,
        expires_at === null ? 'for good' : `until ${printTime(expires_at)}`,
        Number(members),
      ]);
    },
  }),
  defineAction({
    name: 'affiliate add',
    examples: ['affiliate add otavio.reis VERAO-27 --hours 720'],
    summary: 'add an invitation code of a member; letters, digits and dashes',
    input: added,
    run: addCode,
  }),
  defineAction({
    name: 'affiliate remove',
    examples: ['affiliate remove VERAO-27'],
    summary: 'delete an invitation code; members invited by it stay invited',
    input: v.object({ code: word(TypedCode, 'code') }),
    run: async ({ db, merchant }, { code }) => {
      const result = await db
        .deleteFrom('affiliate_codes')
        .where('merchant_code', '=', merchant)
        .where('code', '=', code)
        .executeTakeFirst();
      refuseNone(result, `code ${code}`);
      return `removed ${code}`;
    },
  }),
];

async function addCode(context: ChangeContext, { account, code, hours }: v.InferOutput<typeof added>) {
  const member = await findMember(context, account);
  const now = context.clock();
  const { numInsertedOrUpdatedRows } = await context.db
    .insertInto('affiliate_codes')
    .values({
      merchant_code: context.merchant,
      code,
      member_id: member.id,
      created_at: now,
      expires_at: hours === undefined ? null : Math.round(now + hours * 3_600_000),
    })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'code']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw new OperatorError(`The code ${code} belongs to another member.`);
  return `${member.account} invites with ${code}`;
}
