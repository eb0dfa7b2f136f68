import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { type ActionContext, defineAction } from '#gateway/actions/define-action.ts';
import { whole } from '#gateway/actions/inputs.ts';
import { oneLine, printTime } from '#gateway/actions/print.ts';

/** Between two looks at the messages, in ms. */
const pause = 1000;
/** A message is committed some time after the moment that it bears, in ms. */
const latest = 10_000;
const minute = 60_000;

/** Messages of members as they arrive, for an operator who waits for them beside other work. */
export const watchChatAction = defineAction({
  name: 'chat watch',
  reads: true,
  examples: ['chat watch', 'chat watch --minutes 480 --bell'],
  summary: 'print each message of a member as it arrives, for --minutes (60); --bell rings the terminal’s bell',
  input: v.object({
    minutes: v.optional(whole(1, 1440, '--minutes is a number up to 1440.'), '60'),
    bell: v.optional(v.boolean(), false),
  }),
  run: watchChats,
});

async function watchChats(context: ActionContext, { minutes, bell }: { minutes: number; bell: boolean }) {
  const { clock, print } = context;
  const began = clock();
  const told = new Map<string, number>();
  while (clock() < began + minutes * minute) {
    const from = Math.max(began, clock() - latest);
    for (const [key, at] of told) if (at < from) told.delete(key);
    for (const { account, seq, text, created_at: at } of await messagesSince(context, from)) {
      const key = `${account} ${seq}`;
      if (told.has(key)) continue;
      told.set(key, at);
      await print(`${bell ? '\u0007' : ''}${printTime(at)}  ${account}  ${oneLine(text)}`);
    }
    await wait(pause);
  }
  return `watched for ${minutes} min`;
}

const messagesSince = ({ db, merchant }: ActionContext, from: number) =>
  db
    .selectFrom('chat_messages')
    .innerJoin('members', 'members.id', 'chat_messages.member_id')
    .select(['members.account', 'chat_messages.seq', 'chat_messages.text', 'chat_messages.created_at'])
    .where('members.merchant_code', '=', merchant)
    .where('chat_messages.author', '=', 'member')
    .where('chat_messages.created_at', '>=', from)
    .orderBy('chat_messages.created_at')
    .orderBy('chat_messages.seq')
    .execute();
