import { createStore } from 'jotai';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import type { WholeCall } from '#src/contract/core/call.ts';
import { idempotencyHeader } from '#src/contract/core/envelope.ts';
import { configureHttp } from '#src/platform/calls/send.ts';
import { defineWrite } from './define-write.ts';
import { defineResource, type Store } from './resource.ts';
import { setResourceOwner } from './resource-owner.ts';

const shape = {
  area: 'test',
  method: 'POST',
  path: '/wps/order',
  value: v.object({ left: v.number() }),
  access: 'public',
  cache: 'private',
} as const;
const body = v.object({ id: v.string() });
const order = { ...shape, name: 'order', body, idempotent: true } as const satisfies WholeCall;
const plain = { ...shape, name: 'plain', body } as const satisfies WholeCall;
const picture = { ...shape, name: 'picture', file: { types: ['image/png'], maxBytes: 9 } } as const satisfies WholeCall;

let store: Store;
let sent: Request[];
let answer: () => Promise<Response>;
const points = defineResource<void, number>({
  ...{ name: 'points', load: async () => sent.length, freshFor: 600_000, access: 'public' },
});
const done = async () => Response.json({ success: true, value: { left: 3 } });
const refuse = async () => Response.json({ success: false, message: 'sold_out' }, { status: 409 });

beforeEach(() => {
  store = createStore();
  sent = [];
  answer = done;
  configureHttp({
    fetch: async (input) => {
      sent.push((input as Request).clone());
      return answer();
    },
    origin: 'http://gateway.test',
    getToken: () => null,
  });
});

it('sends its input as the body and answers the call’s value', async () => {
  const write = defineWrite({ call: order });
  expect(await write(store, { id: 'mug' }, 'key-of-intent')).toEqual({ left: 3 });
  expect(await sent[0]?.json()).toEqual({ id: 'mug' });
});

it('sends what it makes of its input, and answers what is picked', async () => {
  const write = defineWrite({
    call: order,
    body: (good: { id: string; name: string }) => ({ id: good.id }),
    pick: ({ left }, { name }) => `${name} ${left}`,
  });
  expect(await write(store, { id: 'mug', name: 'Mug' }, 'key-of-intent')).toBe('Mug 3');
  expect(await sent[0]?.json()).toEqual({ id: 'mug' });
});

it('sends a file in place of a body', async () => {
  const write = defineWrite({ call: picture, file: (file: Blob) => file });
  await write(store, new Blob(['png'], { type: 'image/png' }), 'key-of-intent');
  expect(await sent[0]?.text()).toBe('png');
});

it('has its key where the contract says that it may be repeated, and none elsewhere', async () => {
  await defineWrite({ call: order })(store, { id: 'mug' }, 'key-of-intent');
  await defineWrite({ call: plain })(store, { id: 'mug' }, 'key-of-intent');
  expect(sent.map(({ headers }) => headers.get(idempotencyHeader))).toEqual(['key-of-intent', null]);
});

it.each([
  ['done', done],
  ['refused', refuse],
  ['lost', () => Promise.reject(new DOMException('', 'AbortError'))],
])('reads what it changes again when it was %s', async (_end, ends) => {
  await points.ensure(store, undefined);
  const leave = store.sub(points.atom(undefined), () => undefined);
  answer = ends;
  const write = defineWrite({ call: plain, changes: [points] });
  await write(store, { id: 'mug' }, 'key-of-intent').catch(() => undefined);
  await expect.poll(() => points.peek(store, undefined)).toBe(1);
  leave();
});

it('is done once its answer is shown, and shows none of another member', async () => {
  setResourceOwner(store, 'ana');
  const show = vi.fn((to: Store, { left }: { left: number }) => points.set(to, undefined, left));
  const write = defineWrite({ call: order, show });
  await write(store, { id: 'mug' }, 'key-of-intent');
  expect(points.peek(store, undefined)).toBe(3);
  answer = async () => {
    setResourceOwner(store, 'eva');
    return done();
  };
  await write(store, { id: 'mug' }, 'another-key');
  expect(show).toHaveBeenCalledTimes(1);
});

it('rejects with the refusal, and shows nothing', async () => {
  answer = refuse;
  const show = vi.fn();
  await expect(defineWrite({ call: order, show })(store, { id: 'mug' }, 'key-of-intent')).rejects.toMatchObject({
    code: 'sold_out',
    refused: true,
  });
  expect(show).not.toHaveBeenCalled();
});
