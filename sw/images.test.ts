import { beforeEach, describe, expect, it } from 'vitest';
import { at, fakeWorker, fromNetwork, origin } from './testing/fake-worker.ts';
import { images, isImage, cacheImages } from './images.ts';

const picture = (body = '<svg/>', facts = {}) =>
  fromNetwork(body, { headers: { 'Content-Type': 'image/svg+xml' } }, facts);
const address = at('/art/g/1.svg');
let worker: ReturnType<typeof fakeWorker>;
beforeEach(() => {
  worker = fakeWorker();
});
const show = async () => {
  const answer = await images.answer(new Request(address), worker.extend);
  await worker.settle();
  return answer.text();
};

describe('a picture [CARD-16]', () => {
  it('is fetched once', async () => {
    worker.network.mockResolvedValueOnce(picture());
    expect(await show()).toBe('<svg/>');
    expect(await show()).toBe('<svg/>');
    expect(worker.network).toHaveBeenCalledOnce();
  });

  it.each([
    ['a page', () => fromNetwork('<h1>Hotel</h1>', { headers: { 'Content-Type': 'text/html' } })],
    ['missing', () => fromNetwork('<svg/>', { status: 404, headers: { 'Content-Type': 'image/svg+xml' } })],
    ['opaque', () => picture('', { type: 'opaque' })],
    ['from a foreign place', () => picture('<svg/>', { redirected: true })],
  ])('that is %s is shown and not cached', async (_name, answer) => {
    worker.network.mockResolvedValueOnce(answer());
    await show();
    expect(worker.keys('mare-images')).toEqual([]);
  });

  it('is one by its place on this origin', () => {
    expect(isImage(address, origin)).toBe(true);
    expect(isImage('https://cdn.example/art/g/1.svg', origin)).toBe(false);
    expect(isImage(at('/wps/captcha.png'), origin)).toBe(false);
    expect(isImage(at('/art/g/1.html'), origin)).toBe(false);
  });

  it('that is needed later is fetched when it is missing', async () => {
    worker.network.mockImplementation(async () => picture());
    await cacheImages([address, at('/art/g/2.svg'), address]);
    await cacheImages([address]);
    expect(worker.network).toHaveBeenCalledTimes(2);
    expect(worker.keys('mare-images').toSorted()).toEqual(['/art/g/1.svg', '/art/g/2.svg']);
  });
});
