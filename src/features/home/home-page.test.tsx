// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { fakeIntersections } from '#src/ui/testing/fake-intersection.ts';
import { HomePage } from './home-page.tsx';

const asked = vi.hoisted((): { name: string; language: string }[] => []);
vi.mock('#src/platform/calls/send.ts', () => ({
  send: async ({ name }: { name: string }, { query }: { query?: { language?: string } } = {}) => {
    if (query?.language) asked.push({ name, language: query.language });
    return new Promise(() => undefined);
  },
}));

afterEach(cleanup);

it('asks for everything in another language 250 ms after it was chosen [S1-345]', async () => {
  fakeIntersections();
  const page = { title: { id: 'Home' }, header: 'home', footer: true } as const;
  const { speak } = await showInApp(HomePage, page, '/m/home');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await pass(1000);
    const names = [...new Set(asked.map(({ name }) => name))];
    expect(names).toContain('listAnnouncements');
    expect(names).toContain('hotGames');
    asked.length = 0;
    act(() => speak({}));
    await pass(249);
    expect(asked).toEqual([]);
    await pass(1);
    expect(new Set(asked.map(({ name }) => name))).toEqual(new Set(names));
    expect(new Set(asked.map(({ language }) => language))).toEqual(new Set(['pt']));
  } finally {
    vi.useRealTimers();
  }
});
