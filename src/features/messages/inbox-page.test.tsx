// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { Status } from '#src/contract/site/system.schema.ts';
import { statusResource } from '#src/state/site/site.ts';
import { InboxPage } from './inbox-page.tsx';

afterEach(cleanup);

/** The inbox at one of its URLs, on a site with or without a mail centre, or with an unknown status. Returns the final path. */
async function open(path: string, mailCenter?: boolean) {
  const page = { title: { id: 'Messages' }, header: 'back', footer: true } as const;
  const { store, router } = await showInApp(InboxPage, page, path);
  await act(async () => {
    if (mailCenter === undefined) return;
    statusResource.set(store, undefined, { info: { whitelabel: { flags: { mailCenter } } } } as unknown as Status);
  });
  return router.history.location.pathname;
}

it.each(['/m/webEmail', '/m/messages'])(
  '%s redirects to the message centre without a mail centre [S1-020]',
  async (path) => {
    expect(await open(path, false)).toBe('/m/message');
    cleanup();
    for (const known of [true, undefined]) {
      expect(await open(path, known)).toBe(path);
      expect(screen.getByRole('navigation', { name: 'Messages' })).toBeDefined();
      cleanup();
    }
  },
);
