import * as v from 'valibot';
import { longestChatText } from '#src/contract/chat/chat-page.ts';
import { longestText } from '#src/contract/core/text-length.ts';
import { type ActionContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { findMember } from '#gateway/actions/find-member.ts';
import { Account, Text, waitingOrAll, whole } from '#gateway/actions/inputs.ts';
import { oneLine, printTime } from '#gateway/actions/print.ts';
import type { Waiting } from '#gateway/actions/waiting.ts';
import { newId } from '#gateway/process/new-id.ts';
import { listBefore, markChatRead, readChatState } from './read-conversation.ts';
import { watchChatAction } from './watch-action.ts';
import { writeAsOperator } from './write-message.ts';

const mostListed = 50;
/** Characters of the name that a member sees an operator called. */
const longestName = 40;

const upTo = (most: number, thing: string) =>
  v.pipe(Text, v.message(longestText(most), `${thing} has at most ${most} characters.`));

/** The live chat with members; an open page shows an answer within a second. */
export const chatActions = [
  defineAction({
    name: 'chat list',
    reads: true,
    examples: ['chat list', 'chat list --all'],
    summary: 'open conversations with their unread messages, longest waiting first',
    input: waitingOrAll,
    run: listChats,
  }),
  watchChatAction,
  defineAction({
    name: 'chat read',
    examples: ['chat read marina.costa'],
    summary: `the last messages with a member, marked as read; --before NUMBER for older ones`,
    input: v.object({
      account: Account,
      before: v.exactOptional(whole(0, 999_999_999, '--before is the number of a message.')),
    }),
    run: readChat,
  }),
  defineAction({
    name: 'chat answer',
    outside: true,
    examples: ['chat answer marina.costa --text "Olá, Marina! Em que posso ajudar?" --as Lívia'],
    summary: 'answer a member; --as is the shown name',
    input: v.object({
      account: Account,
      text: upTo(longestChatText, 'An answer'),
      as: v.exactOptional(upTo(longestName, 'A name')),
    }),
    run: answerChat,
  }),
  defineAction({
    name: 'chat close',
    examples: ['chat close marina.costa'],
    summary: 'close a conversation; the next message reopens it',
    input: v.object({ account: Account }),
    run: closeChat,
  }),
];

/** Conversations in which the member has the last word. */
export const unansweredChats: Waiting = {
  thing: 'chat',
  next: 'chat read',
  query: (db, merchant) =>
    db
      .selectFrom('chat_conversations as talk')
      .innerJoin('members', 'members.id', 'talk.member_id')
      .innerJoin('chat_messages as last', (join) =>
        join.onRef('last.member_id', '=', 'talk.member_id').onRef('last.seq', '=', 'talk.last_seq'),
      )
      .where('members.merchant_code', '=', merchant)
      .where('talk.state', '=', 'open')
      .where('last.author', '=', 'member')
      .select(['last.created_at as at', 'members.account as who', 'members.account as id']),
};

async function listChats({ db, merchant }: ActionContext, { all }: { all: boolean }) {
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
    .$if(!all, (query) => query.where('talk.state', '=', 'open'))
    .orderBy('talk.changed_at', all ? 'desc' : 'asc')
    .limit(mostListed)
    .execute();
  if (rows.length === 0) return 'Nothing is waiting for an answer.';
  return rows.map(({ account, state, author, text, created_at, unread }) => [
    account,
    printTime(created_at),
    state,
    author === 'member' ? `waits, ${unread} unread` : 'answered',
    oneLine(text),
  ]);
}

async function readChat({ db, merchant }: ActionContext, { account, before }: { account: string; before?: number }) {
  const { id } = await findConversation({ db, merchant }, account);
  const { list } = await listBefore(db, id, before);
  const last = list.at(-1);
  if (!last) return 'There is nothing older.';
  await markChatRead(db, id, 'operator', last.seq);
  return list.map(({ seq, sentAt, author, name, text }) => [
    seq,
    printTime(sentAt),
    author === 'member' ? account : name || 'operator',
    oneLine(text),
  ]);
}

async function answerChat(context: ActionContext, input: { account: string; text: string; as?: string }) {
  const member = await findConversation(context, input.account);
  const now = context.clock();
  const answer = { memberId: member.id, clientId: newId(now), text: input.text, name: input.as ?? '', by: context.by };
  const { seq } = await writeAsOperator(context.db, answer, now);
  return `answered ${member.account} (${seq})`;
}

async function closeChat({ db, merchant }: ActionContext, input: { account: string }) {
  const { id, account: name, lastSeq } = await findConversation({ db, merchant }, input.account);
  // A later message reopens it: only the state that was seen is closed.
  const { numUpdatedRows } = await db
    .updateTable('chat_conversations')
    .set({ state: 'closed' })
    .where('member_id', '=', id)
    .where('last_seq', '=', lastSeq)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new OperatorError(`${name} has just written something.`);
  return `closed the conversation with ${name}`;
}

async function findConversation(context: Pick<ActionContext, 'db' | 'merchant'>, account: string) {
  const { id, account: written } = await findMember(context, account);
  const { lastSeq } = await readChatState(context.db, id);
  if (lastSeq === 0) throw new OperatorError(`${written} has written nothing.`);
  return { id, account: written, lastSeq };
}
