import { describe, expect, it } from 'vitest';
import { kickoffAt } from './match-time.ts';

const first = Date.UTC(2026, 10, 25, 19);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('a match that is played once', () => {
  const match = { startsAt: first, minutes: 105, repeatHours: 0 };
  it.each([
    ['before its kick-off is coming', first - 1, { at: first, running: false }],
    ['at its kick-off runs', first, { at: first, running: true }],
    ['in its last moment still runs', first + 105 * minute - 1, { at: first, running: true }],
    ['after its length is over', first + 105 * minute, null],
  ])('%s', (_, now, kickoff) => {
    expect(kickoffAt(match, now)).toEqual(kickoff);
  });
});

describe('a match that is played every week', () => {
  const match = { startsAt: first, minutes: 105, repeatHours: 168 };
  it.each([
    ['is coming again when it is over', first + 105 * minute, { at: first + 7 * day, running: false }],
    ['runs a week later', first + 7 * day + hour, { at: first + 7 * day, running: true }],
    ['is never over', first + 700 * day + 105 * minute, { at: first + 707 * day, running: false }],
    ['has no kick-off before the first', first - 30 * day, { at: first, running: false }],
  ])('%s', (_, now, kickoff) => {
    expect(kickoffAt(match, now)).toEqual(kickoff);
  });
});

it('a match that fills its time runs always, each time from its own kick-off', () => {
  const match = { startsAt: first, minutes: 120, repeatHours: 2 };
  expect(kickoffAt(match, first + 119 * minute)).toEqual({ at: first, running: true });
  expect(kickoffAt(match, first + 120 * minute)).toEqual({ at: first + 2 * hour, running: true });
});
