import { longestChatText } from '#src/contract/chat-page.ts';
import { characters } from '#src/contract/text-length.ts';
import { listBefore, markChatRead, readChatState } from './read-conversation.ts';
import { writeAsOperator } from './write-message.ts';
import { newId } from '#gateway/process/new-id.ts';
import {
  type Command,
  type Operator,
  OperatorError,
  oneLine,
  type Options,
  printTime,
  readText,
} from '#gateway/actions/command.ts';
import { findMember } from '#gateway/actions/find-member.ts';

const mostListed = 50;
/** Characters of the name that a member sees an operator called. */
const longestName = 40;

/** The live chat with members; an open page shows an answer within a second. */
export const chatCommands: readonly Command[] = [
  {
    name: 'chat list',
    reads: true,
    help: 'the conversations that are open, with how much of each nobody has read, the longest silent first',
    flags: '[--all]',
    run: listChats,
  },
  {
    name: 'chat read',
    takes: '<account>',
    help: `the last messages with a member, who sees from then on that they were read; --before NUMBER for older ones`,
    flags: '[--before …]',
    run: readChat,
  },
  {
    name: 'chat answer',
    takes: '<account>',
    help: 'answer a member; --as is the name that the answer stands under',
    flags: '--text … [--as …]',
    run: answerChat,
  },
  {
    name: 'chat close',
    takes: '<account>',
    help: 'say that nobody waits for an answer; the next message opens the conversation again',
    run: closeChat,
  },
];

async function listChats({ db, merchant }: Operator, _words: readonly string[], { all }: Options) {
  const rows = await db
    .selectFrom('chat_conversations as talk')
    .innerJoin('members', 'members.id', 'talk.member_id')
    .innerJoin('chat_messages as last', (join) =>
      join.onRef('last.member_id', '=', 'talk.member_id').onRef('last.seq', '=', 'talk.last_seq'),
    )
    .select(['members.account', 'talk.state', 'last.author', 'last.text', 'last.created_at'])
    .select(({ selectFrom, fn }) =>
      selectFrom('chat_messages as unread')
        .select(fn.countAll<number>().as('n'))
        .whereRef('unread.member_id', '=', 'talk.member_id')
        .whereRef('unread.seq', '>', 'talk.operator_read_seq')
        .where('unread.author', '=', 'member')
        .as('unread'),
    )
    .where('members.merchant_code', '=', merchant)
    .$if(all !== true, (query) => query.where('talk.state', '=', 'open'))
    .orderBy('talk.changed_at', all === true ? 'desc' : 'asc')
    .limit(mostListed)
    .execute();
  if (rows.length === 0) return 'Nobody waits for an answer.';
  return rows.map(({ account, state, author, text, created_at, unread }) => [
    account,
    printTime(created_at),
    state,
    author === 'member' ? `waits, ${unread} unread` : 'answered',
    oneLine(text),
  ]);
}

async function readChat(operator: Operator, [account]: readonly string[], { before }: Options) {
  const { id } = await findConversation(operator, account);
  if (before !== undefined && !(typeof before === 'string' && /^\d{1,9}$/.test(before)))
    throw new OperatorError('--before is the number of a message.');
  const { list } = await listBefore(operator.db, id, before === undefined ? undefined : Number(before));
  const last = list.at(-1);
  if (!last) return 'There is nothing older.';
  await markChatRead(operator.db, id, 'operator', last.seq);
  return list.map(({ seq, sentAt, author, name, text }) => [
    seq,
    printTime(sentAt),
    author === 'member' ? (account ?? '') : name || 'operator',
    oneLine(text),
  ]);
}

async function answerChat(operator: Operator, [account]: readonly string[], options: Options) {
  const text = readText(options, 'text');
  if (characters(text) > longestChatText)
    throw new OperatorError(`An answer has at most ${longestChatText} characters.`);
  const name = 'as' in options ? readText(options, 'as') : '';
  if (characters(name) > longestName) throw new OperatorError(`A name has at most ${longestName} characters.`);
  const member = await findConversation(operator, account);
  const now = operator.clock();
  const answer = { memberId: member.id, clientId: newId(now), text, name, by: operator.by };
  const { seq } = await writeAsOperator(operator.db, answer, now);
  return `answered ${member.account} (${seq})`;
}

async function closeChat(operator: Operator, [account]: readonly string[]) {
  const { id, account: name, lastSeq } = await findConversation(operator, account);
  // A message that has come since opens it again: it is closed as it was seen.
  const { numUpdatedRows } = await operator.db
    .updateTable('chat_conversations')
    .set({ state: 'closed' })
    .where('member_id', '=', id)
    .where('last_seq', '=', lastSeq)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new OperatorError(`${name} has just written something.`);
  return `closed the conversation with ${name}`;
}

async function findConversation(operator: Operator, account: string | undefined) {
  const member = await findMember(operator, account ?? '');
  const { lastSeq } = await readChatState(operator.db, member.id);
  if (lastSeq === 0) throw new OperatorError(`${member.account} has written nothing.`);
  return { id: member.id, account: member.account, lastSeq };
}
