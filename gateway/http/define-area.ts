import type { Transaction } from 'kysely';
import type { Action } from '../actions/define-action.ts';
import type { Waiting } from '../actions/waiting.ts';
import type { Gateway } from '../context/gateway.ts';
import type { Tables } from '../db/tables.ts';
import type { Secrets } from '../process/secrets.ts';
import type { App } from './app-env.ts';

/** Rows of the demonstration by table. */
export type SeedRows = { readonly [T in keyof Tables]?: readonly Tables[T][] };

/**
 * The seeded demonstration: ids of its accounts by name, the merchant's currency, the time in epoch ms, the gateway's secrets, and whether
 * it has the team of an agent, whose months of history take seconds.
 */
export type DemoScene = {
  readonly members: ReadonlyMap<string, string>;
  readonly currency: string;
  readonly now: number;
  readonly secrets: Secrets;
  readonly team: boolean;
};

/**
 * One area of the gateway: its calls, operator's actions, background jobs and demonstration. Routes, command line,
 * sweeps, jobs, seed and the import rules derive from the list of areas (gateway/areas.ts).
 */
type Area = {
  /** The name of its folder. */
  readonly name: string;
  readonly routes: readonly ((app: App, gateway: Gateway) => void)[];
  readonly actions: readonly Action[];
  /** Its tasks that may be pending for an operator, reported by `waiting` and `status`. */
  readonly waiting: readonly Waiting[];
  /** Each removes rows that have expired; called one after another, every quarter of an hour. */
  readonly sweeps: readonly ((gateway: Gateway) => Promise<unknown>)[];
  /** Each starts background work and returns a function that stops it. */
  readonly jobs: readonly ((gateway: Gateway) => () => unknown)[];
  /** Rows that need nothing else to be there; `now` in epoch ms. */
  readonly seed: (now: number) => SeedRows;
  /** Writes rows that need the catalogue or the accounts, once these are there. */
  readonly seedScene: (trx: Transaction<Tables>, scene: DemoScene) => Promise<void>;
};

const nothing: Omit<Area, 'name' | 'routes'> = {
  actions: [],
  waiting: [],
  sweeps: [],
  jobs: [],
  seed: () => ({}),
  seedScene: () => Promise.resolve(),
};

/** Describes an area; what it leaves out is empty. */
export const defineArea = (area: Pick<Area, 'name' | 'routes'> & Partial<Area>): Area => ({ ...nothing, ...area });
