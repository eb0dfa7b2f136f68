import type { Kysely } from 'kysely';
import type { Gateway } from '../../context/gateway.ts';
import type { Tables } from '../../db/tables.ts';
import type { App } from '../../http/app-env.ts';
import type { Random } from '../seeded-random.ts';

/** A gateway as its clients reach it: a request that it does not answer rejects with Lost. */
export type Door = { readonly app: App; readonly gateway: Gateway };

/** The gateways of a site: in this process, or each in one of its own. */
export type Site = {
  /** The database itself, whichever gateway lives. */
  readonly db: Kysely<Tables>;
  /** One that lives. */
  readonly any: (random: Random) => Promise<Door>;
  /** Does work of a gateway; rejects with Lost where that one ends meanwhile. */
  readonly run: <T>(door: Door, work: () => Promise<T>) => Promise<T>;
};

/** What came back: `code` is `ok`, or that of the refusal. */
export type Answer = { readonly code: string; readonly value: Record<string, unknown> };
