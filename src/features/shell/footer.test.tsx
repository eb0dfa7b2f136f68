// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Page } from '#src/components/kit/page.ts';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { Game } from '#src/contract/lobby/games.schema.ts';
import { hottestGamesResource } from '#src/state/lobby/hot-games.ts';
import { Footer } from './footer.tsx';

afterEach(cleanup);

const open: Page = { title: { id: 'page' }, header: 'back', footer: true };
const own: Page = { ...open, access: { for: 'members', otherwise: '/m/login' } };

async function show(page: Page) {
  const { store } = await showInApp(() => <Footer page={page} />, page);
  const games = [{ nodeId: '1', displayName: 'King Octopus' }] as Game[];
  act(() => hottestGamesResource.set(store, { language: 'en' }, games));
}
const games = () => screen.queryByRole('navigation', { name: 'Most played' });

it('offers games on open pages, and none on those that only members enter [S1-130]', async () => {
  await show(open);
  expect(games()).not.toBeNull();
  cleanup();
  await show(own);
  expect(games()).toBeNull();
});

it('leads to help, terms and support on every page', async () => {
  await show(own);
  const links = ['Help', 'User agreement', 'Support'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual(['/m/help', '/m/userAgreement', '/m/service']);
});
