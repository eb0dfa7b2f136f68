import { affiliateCode } from './affiliate-code.ts';
import { type Command, type Operator, OperatorError, type Options, printTime } from '#gateway/actions/command.ts';
import { findMember } from '#gateway/actions/find-member.ts';

/** The codes by which agents invite. */
export const affiliateCommands: readonly Command[] = [
  {
    name: 'affiliate list',
    reads: true,
    help: 'invitation codes, whose they are, until when they are good, and how many members came with them',
    run: async ({ db, merchant }) => {
      const rows = await db
        .selectFrom('affiliate_codes')
        .innerJoin('members', 'members.id', 'affiliate_codes.member_id')
        .select((eb) => [
          'code',
          'account',
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
      return rows.map(({ code, account, expires_at, members }) => [
        code,
        account,
        expires_at === null ? 'for good' : `until ${printTime(expires_at)}`,
        Number(members),
      ]);
    },
  },
  {
    name: 'affiliate add',
    takes: '<account> <code>',
    help: 'give a member a code to invite with; letters, digits and dashes',
    flags: '[--hours …]',
    run: addCode,
  },
  {
    name: 'affiliate remove',
    takes: '<code>',
    help: 'take an invitation code away; who came by it stays',
    run: async ({ db, merchant }, [typed = '']) => {
      const code = affiliateCode(typed);
      const { numDeletedRows } = await db
        .deleteFrom('affiliate_codes')
        .where('merchant_code', '=', merchant)
        .where('code', '=', code)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new OperatorError(`There is no code ${code}.`);
      return `removed ${code}`;
    },
  },
];

async function addCode(operator: Operator, [account, typed = '']: readonly string[], options: Options) {
  const code = affiliateCode(typed);
  if (!/^[A-Z0-9-]{4,24}$/.test(code)) throw new OperatorError('A code has 4 to 24 letters, digits and dashes.');
  const member = await findMember(operator, account ?? '');
  const hours = options['hours'] === undefined ? null : Number(options['hours']);
  if (hours !== null && !(hours > 0)) throw new OperatorError('--hours is a number above zero.');
  const now = operator.clock();
  const { numInsertedOrUpdatedRows } = await operator.db
    .insertInto('affiliate_codes')
    .values({
      merchant_code: operator.merchant,
      code,
      member_id: member.id,
      created_at: now,
      expires_at: hours === null ? null : Math.round(now + hours * 3_600_000),
    })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'code']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw new OperatorError(`The code ${code} is somebody's already.`);
  return `${member.account} invites with ${code}`;
}
