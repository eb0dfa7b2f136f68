// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { Status } from '#src/contract/system.ts';
import { statusResource } from '#src/state/site.ts';
import { SupportEntries } from './support-entries.tsx';

afterEach(cleanup);

/** The customer-service menu of an open site with these flags. */
async function show(flags: Record<string, boolean>) {
  const { store } = await showInApp(SupportEntries);
  const info = { whitelabel: { flags, menu: [] }, resources: [] };
  await act(async () => statusResource.set(store, undefined, { info } as unknown as Status));
  return store;
}

it('the messages are offered where the flag of the mail centre is on, and nowhere else [S1-020, S1-203]', async () => {
  await show({ mailCenter: true });
  expect(screen.getByRole('link', { name: 'Messages' }).getAttribute('href')).toBe('/m/webEmail');
  cleanup();
  for (const flags of [{}, { mailCenter: false }]) {
    await show(flags);
    expect(screen.queryByRole('link', { name: 'Messages' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Announcements' })).toBeDefined();
    cleanup();
  }
});
