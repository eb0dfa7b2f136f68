import { sql } from 'kysely';
import * as v from 'valibot';
import { plainText } from '#src/contract/core/typed-text.ts';
import { writeCode } from '#gateway/actions/codes.ts';
import { type ActionContext, defineAction } from '#gateway/actions/define-action.ts';
import { Text, word } from '#gateway/actions/inputs.ts';
import { memberTypes } from '#gateway/actions/member-types.ts';
import { oneLine, printTime } from '#gateway/actions/print.ts';
import { mobileIndexOf } from '#gateway/context/personal-data.ts';
import { escapeLike, foldText } from '#gateway/db/fold-text.ts';
import { possibleNumbers } from '../identity/verification/mobile-number.ts';

const mostFound = 50;
const leastTyped = 2;

/** Members by what they say of themselves on the telephone. */
export const findMembersAction = defineAction({
  name: 'member find',
  reads: true,
  examples: ['member find costa', 'member find "+55 11 98700-0101"'],
  summary: `members by a part of the account or nickname, or by the whole verified mobile number; at most ${mostFound}`,
  codes: { type: memberTypes },
  input: v.object({
    text: word(
      v.pipe(
        Text,
        v.check((text) => foldText(text).length >= leastTyped, `Type at least ${leastTyped} characters.`),
      ),
      'text',
    ),
  }),
  run: findMembers,
});

async function findMembers(context: ActionContext, { text }: { text: string }) {
  const { db, merchant } = context;
  const indexes = await indexesOf(context, text);
  const pattern = `%${escapeLike(foldText(text))}%`;
  const has = (column: 'account_folded' | 'nickname') =>
    sql<boolean>`lower(${sql.ref(`members.${column}`)}) like ${pattern} escape '!'`;
  const rows = await db
    .selectFrom('members')
    .leftJoin('member_profiles', 'member_profiles.member_id', 'members.id')
    .select(['members.account', 'members.nickname', 'members.type', 'members.status', 'members.created_at'])
    .where('members.merchant_code', '=', merchant)
    .where((eb) =>
      eb.or([
        has('account_folded'),
        has('nickname'),
        ...(indexes.length > 0 ? [eb('member_profiles.mobile_index', 'in', indexes)] : []),
      ]),
    )
    .orderBy('members.account_folded')
    .limit(mostFound + 1)
    .execute();
  if (rows.length === 0) return 'There is no such member.';
  const lines = rows
    .slice(0, mostFound)
    .map(({ account, nickname, type, status, created_at }) => [
      account,
      oneLine(nickname),
      writeCode(memberTypes, type),
      status,
      `since ${printTime(created_at)}`,
    ]);
  return rows.length > mostFound ? [...lines, ['and more: type more of the name', '', '', '', '']] : lines;
}

/** The blind indexes of the numbers that a text may be: with or without the country’s code; none where it is no number. */
async function indexesOf({ db, clock, secrets }: ActionContext, text: string): Promise<string[]> {
  const row = await db.selectFrom('countries').select('code').where('is_default', '=', 1).executeTakeFirst();
  const numbers = possibleNumbers(plainText(text), row?.code);
  return Promise.all(numbers.map((number) => mobileIndexOf({ ...secrets.read(), db, clock }, number)));
}
