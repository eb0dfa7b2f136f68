// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { languageAtom } from '#src/state/app/language.ts';
import { HelpPage } from './help-page.tsx';

const asked = vi.hoisted((): string[] => []);
vi.mock('#src/platform/calls/send.ts', () => ({
  send: async (_call: object, { query }: { query: { lang: string } }) => {
    asked.push(query.lang);
    return [];
  },
}));

afterEach(cleanup);

it('asks for its texts in another language 200 ms after it was chosen, and for none that was passed over [S1-346]', async () => {
  const page = { title: { id: 'Help' }, header: 'back', footer: false } as const;
  const { speak, store } = await showInApp(HelpPage, page, '/m/help');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await pass(1000);
    asked.length = 0;
    act(() => speak({}));
    await pass(199);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual(['pt']);
    act(() => store.set(languageAtom, 'en'));
    await pass(100);
    act(() => store.set(languageAtom, 'pt'));
    await pass(1000);
    expect(asked).toEqual(['pt']);
  } finally {
    vi.useRealTimers();
  }
});
