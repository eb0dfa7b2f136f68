import type { Call } from '#src/contract/core/call.ts';
import type { ErrorCode } from '#src/contract/core/error-code.ts';
import { may } from '#src/contract/core/member-type.ts';
import { typeRefusal } from '#src/contract/core/type-refusal.ts';

type Outcome = 'ok' | ErrorCode;
type Group = 'visitor' | 'member' | 'guest' | 'agent' | 'dead';

/** The callers of the table, and the row of answers that each gets; an ended session counts as none. */
export const people = {
  visitor: { group: 'visitor' },
  ana: { group: 'member', type: 0 },
  bia: { group: 'member', type: 1 },
  cora: { group: 'member', type: 2 },
  guest: { group: 'guest', type: 4 },
  'agent 41': { group: 'agent', type: 41 },
  'agent 42': { group: 'agent', type: 42 },
  'other agent': { group: 'agent', type: 3 },
  'no member': { group: 'dead', type: 40 },
  locked: { group: 'dead', type: 0 },
  'signed out': { group: 'dead', type: 0 },
  forged: { group: 'dead', type: 0 },
  'of another merchant': { group: 'dead', type: 0 },
} as const satisfies Record<string, { group: Group; type?: number }>;
export type Person = keyof typeof people;
export const everyone = Object.keys(people) as Person[];
/** The callers with a row in the database. */
export const withRow = everyone.filter((person) => person !== 'visitor');

/**
 * A valid request of a call, and its answer: an empty one and `ok` by default. `answers`: the answer for callers with access.
 * `but`: groups of them with another answer.
 */
export type Sample = {
  readonly answers?: Outcome;
  readonly but?: { readonly [G in Group]?: Outcome };
  readonly query?: Record<string, string>;
  readonly body?: Record<string, unknown>;
  readonly file?: Uint8Array<ArrayBuffer>;
};

/** A call's answer to a caller, by its `access`, its `may` and its sample. */
export function outcomeOf({ access, may: ability, method }: Call, person: Person, sample: Sample = {}): Outcome {
  const { group, type }: { group: Group; type?: number } = people[person];
  const takesToken = access === 'member' || (access === 'optional' && method === 'GET');
  if (group === 'dead' && takesToken) return 'session_ended';
  if (group === 'visitor' && access === 'member') return 'not_logged_in';
  const hasType = group !== 'dead' && access !== 'public' && type !== undefined;
  if (ability && hasType && !may[ability](type)) return typeRefusal(ability, type);
  return sample.but?.[group] ?? sample.answers ?? 'ok';
}

/** A device that takes push messages. */
export const pushDevice = {
  endpoint: 'https://fcm.googleapis.com/role-table',
  // The point that every description of P-256 begins with.
  keys: {
    p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
    auth: 'AAAAAAAAAAAAAAAAAAAAAA',
  },
};
