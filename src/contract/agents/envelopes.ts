import type { Call } from '#src/contract/core/call.ts';

const area = 'envelopes';

/**
 * The bounds of a rain: the least that an envelope has, the total, the number of envelopes, how long it lasts in minutes, how many days before it
 * starts it can be made, and how many of an agent may be waiting or running at once.
 */
export const rainBounds = {
  least: '0.10',
  total: { min: '10.00', max: '20000.00' },
  envelopes: { min: 2, max: 500 },
  minutes: { min: 5, max: 180 },
  daysAhead: 7,
  open: 3,
} as const;
/** Rains on a page of an agent's list. */
export const rainPageSize = 10;

/** Who may take: all below the agent, or those whom they brought themselves. */
export const rainAudiences = ['team', 'direct'] as const;
export type RainAudience = (typeof rainAudiences)[number];

/** The state of a rain. `cancelled` by its agent before it began, `stopped` by the operator. */
export const rainStates = ['waiting', 'running', 'over', 'cancelled', 'stopped'] as const;
export type RainState = (typeof rainStates)[number];

const read = { area, method: 'GET', access: 'member', cache: 'private', ours: true } as const;
const write = { ...read, method: 'POST', idempotent: 'required' } as const;
/** What the place may forbid, and the merchant. What was made or taken before can still be seen and cancelled. */
const rule = 'envelopeRain';
const entries = ['AGENTRANSMULTDOWN3'] as const;

/** What the form of a new rain needs to know. */
export const rainOptions = {
  ...read,
  name: 'rainOptions',
  path: '/wps/agent/rains/options',
  may: 'agentArea',
  entries,
} as const satisfies Call;

/** The agent's own rains, with their results. */
export const ownRains = {
  ...read,
  name: 'ownRains',
  path: '/wps/agent/rains',
  may: 'agentArea',
} as const satisfies Call;

/** Makes a rain, and pays it. */
export const createRain = {
  ...write,
  name: 'createRain',
  path: '/wps/agent/rains',
  may: 'agentArea',
  entries,
  rule,
} as const satisfies Call;

/** Cancels a rain that has not begun. */
export const cancelRain = {
  ...write,
  name: 'cancelRain',
  path: '/wps/agent/rains/cancel',
  may: 'agentArea',
  idempotent: true,
} as const satisfies Call;

/** The rains that a member may take from, and those that they took from in the last days. */
export const rains = { ...read, name: 'rains', path: '/wps/rains', may: 'promotions' } as const satisfies Call;

/** Takes the next envelope of a rain. */
export const takeEnvelope = {
  ...write,
  name: 'takeEnvelope',
  path: '/wps/rains/take',
  may: 'promotions',
  rule,
} as const satisfies Call;

/** The commitment of a rain, and once it has ended all that was committed to. */
export const rainProof = {
  ...read,
  name: 'rainProof',
  path: '/wps/rains/proof',
  may: 'envelopes',
} as const satisfies Call;
