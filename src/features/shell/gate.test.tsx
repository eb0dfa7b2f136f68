// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { Gate } from './gate.tsx';

afterEach(cleanup);

it('a page for members passes its name to the login, or that of the page behind it', async () => {
  const rule = { for: 'members', otherwise: '/m/login' } as const;
  const page = { title: { id: 'page' }, header: 'back', footer: true } as const;
  for (const [access, title] of [
    [rule, { id: 'page' }],
    [() => ({ ...rule, what: { id: 'Favourites' } }), { id: 'Favourites' }],
  ] as const) {
    const { router, store } = await showInApp(() => <Gate page={{ ...page, access }}>the page</Gate>);
    await act(async () => store.set(sessionState, { status: 'guest' }));
    expect(router.state.location.pathname).toBe('/m/login');
    expect(router.state.location.state).toMatchObject({ why: { kind: 'page', title } });
    cleanup();
  }
});

it('a member who is redirected home from a page for guests sees the reason [S2-057]', async () => {
  const page = { title: { id: 'page' }, header: 'back', footer: true } as const;
  const { router, store } = await showInApp(() => (
    <Gate page={{ ...page, access: { for: 'members', otherwise: '/m/home' } }}>the page</Gate>
  ));
  await act(async () => store.set(sessionState, { status: 'guest' }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/m/home'), { timeout: 20_000 });
  expect(screen.queryByText('the page')).toBeNull();
  expect(toasts.read().map(({ text }) => text)).toEqual(['You are not logged in. Please log in first.']);
});
