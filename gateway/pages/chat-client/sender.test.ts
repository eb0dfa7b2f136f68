import type { ChatMessage } from '#src/contract/chat/chat.schema.ts';
import { expect, it } from 'vitest';
import type { Called } from './calls.ts';
import { memoryOutbox, type Waiting } from './outbox.ts';
import { createSender } from './sender.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const lost = { ok: false, code: 'lost' } as const;

/** A page over a gateway that numbers what it takes, once for each id, and whose answers are lost as `fate` says. */
function page({ outbox = memoryOutbox(), taken = new Map<string, ChatMessage>() } = {}) {
  const scene = {
    outbox,
    taken,
    waiting: [] as readonly Waiting[],
    sent: [] as ChatMessage[],
    over: 0,
    pauses: [] as number[],
    /** What becomes of the next posts: `before` and `after` the gateway has taken it, or a refusal. */
    fate: [] as ('before' | 'after' | 'fine' | (string & {}))[],
  };
  const post = async ({ clientId, text }: Waiting): Promise<Called<ChatMessage>> => {
    const fate = scene.fate.shift() ?? 'fine';
    if (fate === 'before') return lost;
    if (fate !== 'after' && fate !== 'fine') return { ok: false, code: fate };
    const message = taken.get(clientId) ?? {
      seq: taken.size + 1,
      clientId,
      author: 'member' as const,
      name: '',
      text,
      sentAt: 0,
    };
    taken.set(clientId, message);
    return fate === 'after' ? lost : { ok: true, value: message };
  };
  const sender = createSender({
    conversation: 'ana',
    outbox,
    post,
    onChange: (waiting, sent) => {
      scene.waiting = waiting;
      if (sent) scene.sent.push(sent);
    },
    onOver: () => void (scene.over += 1),
    pause: async (ms) => {
      scene.pauses.push(ms);
      await settle();
    },
  });
  return Object.assign(scene, { sender });
}
const textsOf = (messages: Iterable<{ text: string }>) => Array.from(messages, ({ text }) => text);

it('sends what is typed in its order, each under an id of its own', async () => {
  const { sender, taken, outbox } = page();
  await Promise.all(['um', 'dois', 'três'].map((text) => sender.send(text)));
  await settle();
  expect(textsOf(taken.values())).toEqual(['um', 'dois', 'três']);
  expect(await outbox.list('ana')).toEqual([]);
});

it('retries with back-off until there is an answer, and duplicates nothing', async () => {
  const scene = page();
  scene.fate = ['before', 'after', 'before', 'after', 'fine'];
  await scene.sender.send('Uma vez só');
  await scene.sender.send('Depois');
  for (let turn = 0; turn < 20 && scene.waiting.length > 0; turn += 1) await settle();
  expect(textsOf(scene.taken.values())).toEqual(['Uma vez só', 'Depois']);
  expect(textsOf(scene.sent)).toEqual(['Uma vez só', 'Depois']);
  expect(scene.pauses).toEqual([500, 1000, 2000, 5000]);
});

it('takes up after a reload what an earlier page has left, under the same ids', async () => {
  const first = page();
  first.fate = Array.from({ length: 50 }, () => 'after');
  await first.sender.send('Antes de recarregar');
  await settle();
  // The page is gone; its outbox and the gateway remain.
  const second = page({ outbox: first.outbox, taken: first.taken });
  await second.sender.begin();
  await settle();
  expect(textsOf(second.taken.values())).toEqual(['Antes de recarregar']);
  expect(second.waiting).toEqual([]);
});

it('keeps a refused message until it is sent again or deleted, and continues with the rest', async () => {
  const scene = page();
  scene.fate = ['invalid_request'];
  await scene.sender.send('Assim não');
  await scene.sender.send('Assim sim');
  await settle();
  expect(textsOf(scene.taken.values())).toEqual(['Assim sim']);
  const [refused] = scene.waiting;
  expect(refused).toMatchObject({ text: 'Assim não', refused: true });
  scene.sender.again(refused?.clientId ?? '');
  await settle();
  expect(scene.waiting).toEqual([]);
  scene.fate = ['invalid_request'];
  await scene.sender.send('Apaga');
  await settle();
  scene.sender.drop(scene.waiting[0]?.clientId ?? '');
  expect(await scene.outbox.list('ana')).toEqual([]);
});

it('stops where the page may not go on, and keeps what waits', async () => {
  const scene = page();
  scene.fate = ['session_ended'];
  await scene.sender.send('Fica');
  await settle();
  expect(scene.over).toBe(1);
  expect(textsOf(await scene.outbox.list('ana'))).toEqual(['Fica']);
});

it('shows as sent what the stream delivers before the answer, and retries at once when the network is back', async () => {
  const scene = page();
  scene.fate = Array.from({ length: 50 }, () => 'before');
  await scene.sender.send('Pelo fluxo');
  await settle();
  scene.sender.arrived(scene.waiting[0]?.clientId ?? '');
  expect(scene.waiting).toEqual([]);
  scene.fate = [];
  await scene.sender.send('De novo');
  scene.sender.hurry();
  await settle();
  await settle();
  expect(textsOf(scene.sent)).toEqual(['De novo']);
});

it('sends nothing of another conversation', async () => {
  const outbox = memoryOutbox();
  await outbox.put({ clientId: 'x', conversation: 'bia', text: 'Da Bia', typedAt: 0 });
  const { sender, taken } = page({ outbox });
  await sender.begin();
  await settle();
  expect(taken.size).toBe(0);
  expect(await outbox.list('bia')).toHaveLength(1);
});
