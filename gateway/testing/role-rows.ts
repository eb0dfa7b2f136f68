import type { ErrorCode } from '#src/contract/core/error-code.ts';

type Outcome = 'ok' | ErrorCode;
type Group = 'visitor' | 'member' | 'guest' | 'agent' | 'dead';

/** The people of the table, and whose answers they get; the token of the dead is worth nothing. */
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
/** Who is in the database. */
export const withRow = everyone.filter((person) => person !== 'visitor');

/** What a call answers to whom; who is answered otherwise than the group stands by name. */
export type Row = Readonly<Record<Group, Outcome>> & { readonly [P in Person]?: Outcome };
export const alike = (outcome: Outcome): Record<Group, Outcome> => ({
  visitor: outcome,
  member: outcome,
  guest: outcome,
  agent: outcome,
  dead: outcome,
});
export const members: Row = { ...alike('ok'), visitor: 'not_logged_in', dead: 'session_ended' };
/** Of what proves a member; a guest has none of it. */
export const proofs: Row = { ...members, guest: 'free_reject' };
export const launches: Row = { ...members, guest: 'free_reject', agent: 'free_reject' };

/** What the row of a call says of a person. */
export const outcomeOf = (row: Row, person: Person): Outcome => row[person] ?? row[people[person].group];

export type Sample = {
  expected: Row;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  file?: Uint8Array<ArrayBuffer>;
};

/** A device that takes push messages. */
export const pushDevice = {
  endpoint: 'https://fcm.googleapis.com/role-table',
  // The point that every description of P-256 begins with.
  keys: {
    p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
    auth: 'AAAAAAAAAAAAAAAAAAAAAA',
  },
};
