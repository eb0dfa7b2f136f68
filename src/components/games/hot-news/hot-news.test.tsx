// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { Banner } from '#src/contract/lobby/announcements.schema.ts';
import { configureHttp } from '#src/platform/calls/send.ts';
import { answerEverything } from '#src/components/testing/answer-everything.ts';
import { hotNewsResource } from '#src/state/lobby/hot-news.ts';
import { fakeIntersections } from '#src/ui/testing/fake-intersection.ts';
import { HotNews } from './hot-news.tsx';

afterEach(cleanup);

const banner = (id: string, linkage: string): Banner => ({
  id,
  groupName: 'm_hotnews',
  url: '/art/b/mar.svg',
  linkage,
  eyebrow: '',
  title: id,
  text: '',
  action: '',
});

async function show(banners: readonly Banner[]) {
  const { look } = fakeIntersections();
  const { store } = await showInApp(HotNews);
  act(look);
  act(() => hotNewsResource.set(store, { language: 'en' }, [...banners]));
}

it('keeps its place while it is asked for, so that nothing below moves', async () => {
  const { look } = fakeIntersections();
  const { store } = await showInApp(HotNews);
  expect(screen.queryByRole('region')).toBeNull();
  act(look);
  expect(screen.getByRole('region', { name: 'Hot news' })).toBeDefined();
  act(() => hotNewsResource.set(store, { language: 'en' }, []));
  expect(screen.queryByRole('region')).toBeNull();
});

it('leaves no empty place where the network is missing', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  configureHttp({ fetch, origin: 'http://gateway.test', getToken: () => 'token' });
  const { look } = fakeIntersections();
  await showInApp(HotNews);
  act(look);
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(fetch).toHaveBeenCalled();
  vi.restoreAllMocks();
});

it('is there only with a banner whose link is a video [S1-153, S1-158]', async () => {
  await show([banner('nonsense', 'https://evil.example/watch?v=aqz-KE-bpKQ')]);
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  await show([banner('nonsense', 'https://evil.example/x'), banner('film', 'https://youtu.be/aqz-KE-bpKQ')]);
  expect(screen.getByRole('region', { name: 'Hot news' })).toBeDefined();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Watch the video film']);
});

it('has the newest three texts of the lobby news under its videos, which open in place [S1-381]', async () => {
  const list = [1, 2, 3, 4].map((id) => ({
    ...{ id: String(id), title: `News ${id}`, content: `<p>Text ${id}</p>`, promotionType: '', createdAt: id },
  }));
  const asked = answerEverything({ list });
  await show([banner('film', 'https://youtu.be/aqz-KE-bpKQ')]);
  const texts = await screen.findAllByRole('listitem');
  expect(asked).toContain('/wps/relay/GLS2_lobbyNews?language=en');
  expect(texts.map((text) => text.querySelector('summary')?.textContent)).toEqual([
    ...[4, 3, 2].map((id) => expect.stringContaining(`News ${id}`)),
  ]);
  expect(await screen.findByText('Text 4')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See all: Hot news' }).getAttribute('href')).toBe('/m/notice');
});
