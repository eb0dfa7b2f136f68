// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerEverything } from '#src/components/testing/answer-everything.ts';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { statusResource } from '#src/state/site/site.ts';
import { SignInPage } from './sign-in-page.tsx';

afterEach(cleanup);

type Status = NonNullable<ReturnType<typeof statusResource.peek>>;
const statusWith = (resources: object[]) => ({ info: { whitelabel: { flags: {} }, resources } }) as unknown as Status;
const speedTest = { resourceType: 'SPEEDTEST', url: 'https://speed.example/' };
const link = () => screen.queryByRole('link', { name: 'Test the connection' })?.getAttribute('href');

async function show(resources: object[]) {
  answerEverything(() => ({}));
  const { store } = await showInApp(() => <SignInPage tab="login" />, {
    ...{ title: { id: 'x' }, header: 'none', footer: false },
  });
  act(() => statusResource.set(store, undefined, statusWith(resources)));
}

it('has the merchant’s speed test in the foot of the login, where there is one [S2-028]', async () => {
  await show([speedTest]);
  expect(link()).toBe('https://speed.example/');
  cleanup();
  await show([]);
  expect(link()).toBeUndefined();
});

it('has none in the installed app [S2-028]', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({ matches: query.includes('standalone'), addEventListener: () => undefined }) as unknown as MediaQueryList,
  );
  await show([speedTest]);
  expect(link()).toBeUndefined();
});
