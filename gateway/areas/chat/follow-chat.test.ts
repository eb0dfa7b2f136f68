import { expect, it, onTestFinished } from 'vitest';
import { createTestGateway } from '#gateway/testing/test-gateway.ts';
import { addMember } from '#gateway/testing/test-members.ts';
import { followChat } from './follow-chat.ts';
import { chats } from './watch-chats.ts';
import { writeAsMember } from './write-message.ts';

/** A page that follows a member's conversation, and the events that it got. */
async function following({ isLetIn = () => Promise.resolve(true), every = 20 } = {}) {
  const gateway = await createTestGateway();
  onTestFinished(gateway.close);
  const { id: memberId } = await addMember(gateway.db, 'ana');
  const told: string[] = [];
  let leave = () => {};
  let gone = false;
  const tell = (what: string) => {
    told.push(what);
    return Promise.resolve();
  };
  const sink = {
    send: (event: string, data: object) => tell(`${event} ${'seq' in data ? data.seq : Reflect.get(data, 'lastSeq')}`),
    ping: () => tell('ping'),
    over: () => tell('over'),
    ended: () => gone,
    onEnd: (listener: () => void) => {
      leave = () => {
        gone = true;
        listener();
      };
    },
  };
  const ended = followChat(gateway, sink, { memberId, after: 0, isLetIn }, every);
  return { gateway, memberId, told, ended, leave: () => leave() };
}
const until = async (met: () => boolean) => {
  while (!met()) await new Promise((resolve) => setTimeout(resolve, 5));
};

it('gives signs of life while the page may go on, and says when it may not', async () => {
  let open = true;
  const { told, ended } = await following({ isLetIn: () => Promise.resolve(open) });
  await until(() => told.filter((one) => one === 'ping').length > 1);
  open = false;
  await ended;
  expect(told.slice(0, 2)).toEqual(['ping', 'state 0']);
  expect(told.at(-1)).toBe('over');
});

it('checks the session also while there are many messages', async () => {
  const { gateway, memberId, told, ended } = await following({ isLetIn: () => Promise.resolve(false), every: 60 });
  for (let n = 0; !told.includes('over') && n < 100; n += 1) {
    await writeAsMember(gateway.db, { memberId, clientId: `message-${n}`, text: 'Oi' }, n);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await ended;
  expect(told.at(-1)).toBe('over');
});

it('stops listening once the page has disconnected', async () => {
  const { gateway, memberId, told, ended, leave } = await following({ every: 60_000 });
  await until(() => told.length > 0);
  expect(chats.count(gateway, memberId)).toBe(1);
  leave();
  await ended;
  expect(chats.count(gateway, memberId)).toBe(0);
});

it('ends when the gateway stops, so that browsers reconnect to another', async () => {
  const { gateway, memberId, told, ended } = await following({ every: 60_000 });
  await until(() => told.length > 0);
  gateway.lifecycle.phase = 'stopping';
  await ended;
  expect(chats.count(gateway, memberId)).toBe(0);
});
