// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const cdn = 'https://cdn.example';
let fetched: string[];
let answers: 'load' | 'error' | 'nothing';

/** A page with our icon and one game picture, and pictures added later. */
async function openPage() {
  vi.resetModules();
  document.body.innerHTML = ['icons/icon.svg', 'art/a.webp']
    .map((path) => `<img src="${location.origin}/${path}">`)
    .join('');
  for (const image of document.querySelectorAll('img')) Object.defineProperty(image, 'complete', { value: true });
  const [{ chooseCdn, findImageCdn }, { usePicture }] = await Promise.all([
    import('./image-cdn.ts'),
    import('#src/platform/device/picture-origin.ts'),
  ]);
  const Picture = ({ url }: { url: string }) => createElement('img', { src: usePicture(url), alt: '' });
  const show = (url: string) => {
    const view = render(createElement(Picture, { url }));
    return { src: () => view.container.querySelector('img')?.getAttribute('src'), ...view, url };
  };
  return { chooseCdn, findImageCdn, show, Picture };
}

beforeEach(() => {
  fetched = [];
  answers = 'load';
  vi.useFakeTimers();
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      set src(url: string) {
        fetched.push(url);
        if (answers !== 'nothing') setTimeout(() => this.dispatchEvent(new Event(answers)), 10);
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the image CDN', () => {
  it('is one of the list by chance, of the web alone [S1-342]', async () => {
    const { chooseCdn } = await openPage();
    const list = ['https://a.example', 'javascript:alert(1)', 'https://b.example/path', 'nonsense'];
    expect([0, 0.49, 0.5, 0.99].map((chance) => chooseCdn(list, chance))).toEqual([
      'https://a.example',
      'https://a.example',
      'https://b.example',
      'https://b.example',
    ]);
    expect([chooseCdn([]), chooseCdn(['file:///etc'])]).toEqual([undefined, undefined]);
    const drawn = new Set(Array.from({ length: 200 }, () => chooseCdn(list)));
    expect(drawn.size).toBe(2);
  });

  it('serves pictures shown after it responded, and none twice [S1-342]', async () => {
    const page = await openPage();
    const before = page.show('/art/b.webp');
    const finding = page.findImageCdn([cdn]);
    await vi.runAllTimersAsync();
    await finding;
    expect(fetched).toEqual([`${cdn}/art/a.webp`]);
    before.rerender(createElement(page.Picture, { url: '/art/b.webp' }));
    expect(before.src()).toBe('/art/b.webp');
    expect(page.show('/art/c.webp').src()).toBe(`${cdn}/art/c.webp`);
    expect(page.show('https://else.example/d.webp').src()).toBe('https://else.example/d.webp');
    await page.findImageCdn(['https://other.example']);
    expect(fetched).toHaveLength(1);
  });

  it.each(['error', 'nothing'] as const)('that answers with %s is left alone [S1-342]', async (outcome) => {
    answers = outcome;
    const page = await openPage();
    const finding = page.findImageCdn([cdn]);
    await vi.runAllTimersAsync();
    await finding;
    expect(page.show('/art/c.webp').src()).toBe('/art/c.webp');
  });

  it('that fails later falls back to our origin, for later pictures too [S1-342]', async () => {
    const page = await openPage();
    const finding = page.findImageCdn(['https://later.example']);
    await vi.runAllTimersAsync();
    await finding;
    const shown = page.show('/art/c.webp');
    expect(shown.src()).toBe('https://later.example/art/c.webp');
    act(() => void shown.container.querySelector('img')?.dispatchEvent(new Event('error')));
    expect(shown.src()).toBe('/art/c.webp');
    expect(page.show('/art/d.webp').src()).toBe('/art/d.webp');
  });
});
