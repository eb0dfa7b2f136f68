// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { coverBrokenPictures } from './broken-pictures.ts';

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** A picture on the page; `failed`: before the watch started. */
function picture(attributes: Record<string, string>, failed = false): HTMLImageElement {
  const image = document.createElement('img');
  for (const [name, value] of Object.entries({ src: '/art/x.svg', alt: '', ...attributes }))
    image.setAttribute(name, value);
  if (failed) {
    Object.defineProperties(image, { complete: { value: true }, currentSrc: { value: image.src } });
    image.decode = () => Promise.reject(new Error('broken'));
  }
  document.body.append(image);
  return image;
}
const looks = ({ style }: HTMLElement) => [
  style.getPropertyValue('content') !== '',
  style.getPropertyValue('background'),
];

it('takes the sign for a broken picture away; an icon leaves a ground', () => {
  stop = coverBrokenPictures(document);
  const [icon, scene, whole] = [picture({ width: '48' }), picture({}), picture({})];
  for (const image of [icon, scene]) image.dispatchEvent(new Event('error'));
  expect(looks(icon)).toEqual([true, 'var(--skeleton)']);
  expect(looks(scene)).toEqual([true, '']);
  expect(looks(whole)).toEqual([false, '']);
});

it('shows a picture that loads after all', () => {
  stop = coverBrokenPictures(document);
  const icon = picture({ width: '24' });
  icon.dispatchEvent(new Event('error'));
  icon.dispatchEvent(new Event('load'));
  expect(looks(icon)).toEqual([false, '']);
});

it('finds those that had failed before, and no drawing that merely has no size', async () => {
  const broken = picture({}, true);
  const sizeless = picture({}, true);
  sizeless.decode = () => Promise.resolve();
  stop = coverBrokenPictures(document);
  await vi.waitFor(() => expect(looks(broken)).toEqual([true, '']));
  expect(looks(sizeless)).toEqual([false, '']);
});

it('leaves other failures, and all of them once it is over, alone', () => {
  coverBrokenPictures(document)();
  const image = picture({});
  image.dispatchEvent(new Event('error'));
  expect(looks(image)).toEqual([false, '']);
});
