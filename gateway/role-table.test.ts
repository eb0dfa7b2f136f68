import type { Call } from '#src/contract/core/call.ts';
import { calls } from '#src/contract/calls.ts';
import { describe, expect, it } from 'vitest';
import { openToMembers, openToVisitors } from './testing/role-open.ts';
import { samples } from './testing/role-table.ts';

describe('the table', () => {
  it('asks no call that there is not', () => {
    const names = calls.map(({ name }) => name);
    expect(Object.keys(samples).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('knows every call that asks for no session, and every one that any member may make', () => {
    const namesOf = (fits: (call: Call) => boolean) =>
      calls
        .filter(fits)
        .map(({ name }) => name)
        .toSorted();
    expect(namesOf(({ access }) => access !== 'member')).toEqual(openToVisitors.toSorted());
    expect(namesOf(({ access, may }) => access === 'member' && !may)).toEqual(openToMembers.toSorted());
  });
});
