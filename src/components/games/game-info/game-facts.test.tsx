// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inEnglish } from '#src/components/testing/show-in-app.tsx';
import { GameFacts } from './game-facts.tsx';

afterEach(cleanup);

const info = { nodeId: 'en-roda', displayName: 'Roda', vendorName: 'Enseada', minBet: '1.00', told: null } as const;

/** What is said of a game at a table, by its name. */
function tell(room: string) {
  const { wrap } = inEnglish();
  render(wrap(<GameFacts info={info} freeplay={false} room={room} />));
  return (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent;
}

it('names the table of a live game [S1-245]', () => expect(tell('R214')('Table')).toBe('R214'));

it('has no table for any other game', () => {
  const told = tell('');
  expect([told('Table'), told('Provider')]).toEqual([undefined, 'Enseada']);
});
