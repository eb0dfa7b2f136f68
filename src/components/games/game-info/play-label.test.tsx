// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Game } from '#src/contract/lobby/games.schema.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { statusResource } from '#src/state/site/site.ts';
import { inEnglish } from '#src/components/testing/show-in-app.tsx';
import { PlayLabel } from './play-label.tsx';

afterEach(cleanup);

it.each([
  ['visitor', true, 'FREE', 'Play the demo'],
  ['visitor', true, undefined, 'Log in to play'],
  ['visitor', false, 'FREE', 'Log in to play'],
  [4, true, 'FREE', 'Play the demo'],
  [0, true, 'FREE', 'Play'],
] as const)('says to %s of a game with free play %s, where the module is %s: %s', (who, freeplay, module, words) => {
  const { store, wrap } = inEnglish();
  const ana = { token: 't', merchantCode: 'mare', userName: 'ana', firstTimeLogin: false, expiresAt: 0 };
  store.set(
    sessionState,
    who === 'visitor' ? { status: 'guest' } : { status: 'member', member: { ...ana, type: who } },
  );
  statusResource.set(store, undefined, { info: { freePlayModule: module } } as never);
  const { container } = render(wrap(<PlayLabel game={{ freeplay } as Game} />));
  expect(container.textContent).toBe(words);
});
