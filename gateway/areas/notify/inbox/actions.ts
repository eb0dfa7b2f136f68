import { PushKind, ScreenPath } from '#src/contract/push.ts';
import * as v from 'valibot';
import { transact } from '#gateway/db/transact.ts';
import { type NewMessage, sendMessage } from './send-message.ts';
import { type Command, type Operator, OperatorError, type Options, printTime } from '#gateway/actions/command.ts';
import { findMember } from '#gateway/actions/find-member.ts';

const flags =
  '[--title-pt …] [--text-pt …] [--title-en …] [--text-en …] [--kind account|safety|promotions] [--path /m/…]';
/** Characters of a title and of a text, which is HTML. */
const longest = { title: 120, text: 20_000 };
const mostListed = 50;

/** Messages in members' inboxes; open apps show them within moments. */
export const messageCommands: readonly Command[] = [
  {
    name: 'messages send',
    takes: '<account>',
    help: "put a message into a member's inbox, in a language or both; texts are HTML",
    flags,
    run: async (operator, [account], options) => {
      const member = await findMember(operator, account ?? '');
      if ((await send(operator, { memberId: member.id }, options)) === 0)
        throw new OperatorError(`${account} has no inbox.`);
      return `sent to ${member.account}`;
    },
  },
  {
    name: 'messages all',
    help: 'put a message into the inbox of every member, in a language or both; texts are HTML',
    flags,
    asks: () => 'Every member of the site gets this message. Go on?',
    run: async (operator, _words, options) => {
      const sent = await send(operator, { merchant: operator.merchant }, options);
      return `sent to ${sent} ${sent === 1 ? 'member' : 'members'}`;
    },
  },
  {
    name: 'messages list',
    reads: true,
    takes: '[account]',
    help: 'the last messages, or those of a member, with how many have not read them yet',
    run: listMessages,
  },
  {
    name: 'messages withdraw',
    takes: '<id>',
    help: 'take a message out of every inbox for good',
    asks: ([id]) => `Message ${id} is taken out of every inbox. Go on?`,
    run: async ({ db }, [id = '']) => {
      await transact(db, async (trx) => {
        await trx.deleteFrom('inbox').where('message_id', '=', id).execute();
        const { numDeletedRows } = await trx.deleteFrom('messages').where('id', '=', id).executeTakeFirst();
        if (numDeletedRows === 0n) throw new OperatorError(`There is no message ${id}.`);
      });
      return `withdrew ${id}`;
    },
  },
];

const send = (operator: Operator, recipients: Parameters<typeof sendMessage>[1], options: Options): Promise<number> => {
  const message = readMessage(options);
  return transact(operator.db, (trx) => sendMessage(trx, recipients, message, operator.clock()));
};

/** Title and text, of one language or of both. */
function readMessage(options: Options): NewMessage {
  const { kind = 'account', path = '' } = options;
  if (!v.is(PushKind, kind)) throw new OperatorError('A kind is account, safety or promotions.');
  if (path !== '' && !v.is(ScreenPath, path)) throw new OperatorError('A path is one of the app, such as /m/activity.');
  const [pt, en] = [readLanguage(options, 'pt'), readLanguage(options, 'en')];
  if (pt.title === '' && en.title === '') throw new OperatorError('Say --title-pt and --text-pt, or both in English.');
  return {
    kind,
    path,
    title: { pt: pt.title, en: en.title },
    content: { pt: pt.text, en: en.text },
  };
}

/** A language has both or neither: half a message would be shown in two languages. */
function readLanguage(options: Options, language: 'pt' | 'en'): { title: string; text: string } {
  const read = (part: 'title' | 'text') => {
    const name = `${part}-${language}`;
    const value = options[name];
    const text = typeof value === 'string' ? value.trim() : '';
    if (text.length > longest[part]) throw new OperatorError(`--${name} is longer than ${longest[part]} characters.`);
    return text;
  };
  const both = { title: read('title'), text: read('text') };
  if ((both.title === '') !== (both.text === ''))
    throw new OperatorError(`--title-${language} and --text-${language} belong together.`);
  return both;
}

async function listMessages(operator: Operator, [account]: readonly string[]) {
  const member = account === undefined ? undefined : await findMember(operator, account ?? '');
  const rows = await operator.db
    .selectFrom('inbox')
    .innerJoin('messages', 'messages.id', 'inbox.message_id')
    .innerJoin('members', 'members.id', 'inbox.member_id')
    .where('members.merchant_code', '=', operator.merchant)
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
