import * as v from 'valibot';
import { ScreenPath } from '#src/contract/notify/push.schema.ts';
import { type ActionContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { codeOf } from '#gateway/actions/codes.ts';
import { Account, Id, option } from '#gateway/actions/inputs.ts';
import { findMember } from '#gateway/actions/find-member.ts';
import { printTime } from '#gateway/actions/print.ts';
import { refuseNone } from '#gateway/actions/row-actions.ts';
import { kindCodes } from '../push/actions.ts';
import { sendMessage } from './send-message.ts';

const Title = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120)), '');
const Content = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20_000), v.metadata({ html: true })), '');
const mostListed = 50;

const message = {
  title_pt: Title,
  text_pt: Content,
  title_en: Title,
  text_en: Content,
  kind: v.optional(codeOf(kindCodes, 'A kind is account, safety or promotions.'), 'account'),
  path: v.exactOptional(
    option(v.message(ScreenPath, 'A path is one of the app, such as /m/activity.'), { shown: '/m/…' }),
  ),
};
type Message = v.InferOutput<v.ObjectSchema<typeof message, undefined>>;

/** Messages in members' inboxes; open apps show them within moments. */
export const messageActions = [
  defineAction({
    name: 'messages send',
    examples: ['messages send marina.costa --title-pt "Seu bônus" --text-pt "<p>Ele já está no saldo.</p>"'],
    summary: 'send a message to a member’s inbox, in one language or both; texts are HTML',
    input: v.object({ account: Account, ...message }),
    run: async (context, { account, ...written }) => {
      const member = await findMember(context, account);
      if ((await send(context, { memberId: member.id }, written)) === 0)
        throw new OperatorError(`${account} has no inbox.`);
      return `sent to ${member.account}`;
    },
  }),
  defineAction({
    name: 'messages all',
    examples: [
      'messages all --title-pt Aviso --text-pt "<p>Olá</p>" --title-en Notice --text-en "<p>Hello</p>" --kind account',
    ],
    summary: 'send a message to the inbox of every member, in one language or both; texts are HTML',
    input: v.object(message),
    asks: () => 'Every member of the site gets this message. Continue?',
    run: async (context, written) => {
      const sent = await send(context, { merchant: context.merchant }, written);
      return `sent to ${sent} ${sent === 1 ? 'member' : 'members'}`;
    },
  }),
  defineAction({
    name: 'messages list',
    reads: true,
    examples: ['messages list', 'messages list marina.costa'],
    summary: 'the latest messages, or those of a member, with the number of members who have not read them',
    input: v.object({ account: v.exactOptional(Account) }),
    run: listMessages,
  }),
  defineAction({
    name: 'messages withdraw',
    examples: ['messages withdraw 0mhxfaj7k'],
    summary: 'delete a message from every inbox',
    input: v.object({ id: Id }),
    asks: ({ id }) => `Message ${id} is deleted from every inbox. Continue?`,
    run: async ({ db }, { id }) => {
      await db.deleteFrom('inbox').where('message_id', '=', id).execute();
      refuseNone(await db.deleteFrom('messages').where('id', '=', id).executeTakeFirst(), `message ${id}`);
      return `withdrew ${id}`;
    },
  }),
];

/** A language has both texts or neither: half a message would be shown in two languages. Returns the number of inboxes. */
function send({ db, clock }: ActionContext, recipients: Parameters<typeof sendMessage>[1], written: Message) {
  const { title_pt, text_pt, title_en, text_en, kind, path = '' } = written;
  if ((title_pt === '') !== (text_pt === '')) throw new OperatorError('--title-pt and --text-pt belong together.');
  if ((title_en === '') !== (text_en === '')) throw new OperatorError('--title-en and --text-en belong together.');
  if (title_pt === '' && title_en === '') throw new OperatorError('Say --title-pt and --text-pt, or both in English.');
  const texts = { title: { pt: title_pt, en: title_en }, content: { pt: text_pt, en: text_en } };
  return sendMessage(db, recipients, { kind, path, ...texts }, clock());
}

async function listMessages(context: ActionContext, { account }: { account?: string }) {
  const member = account === undefined ? undefined : await findMember(context, account);
  const rows = await context.db
    .selectFrom('inbox')
    .innerJoin('messages', 'messages.id', 'inbox.message_id')
    .innerJoin('members', 'members.id', 'inbox.member_id')
    .where('members.merchant_code', '=', context.merchant)
    .$if(member !== undefined, (query) => query.where('inbox.member_id', '=', member?.id ?? ''))
    .select(['messages.id', 'messages.created_at', 'messages.kind', 'messages.title_pt', 'messages.title_en'])
    .select((eb) => [eb.fn.countAll<number>().as('inboxes'), eb.fn.count<number>('inbox.read_at').as('read')])
    .groupBy(['messages.id', 'messages.created_at', 'messages.kind', 'messages.title_pt', 'messages.title_en'])
    .orderBy('messages.created_at', 'desc')
    .orderBy('messages.id', 'desc')
    .limit(mostListed)
    .execute();
  if (rows.length === 0) return 'There is no message.';
  return rows.map((row) => [
    row.id,
    printTime(row.created_at),
    row.kind,
    `${row.inboxes - row.read} of ${row.inboxes} unread`,
    row.title_pt || row.title_en,
  ]);
}
