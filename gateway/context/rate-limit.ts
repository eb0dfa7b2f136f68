import { isIPv6 } from 'node:net';
import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Config } from '../process/config.ts';
import { Refusal } from '../process/refusal.ts';
import { firstGroups } from '../process/network-of.ts';
import { type Limit, limits } from './limits.ts';

/** An IPv6 visitor owns a whole /64 and can write from any address in it: they count as one. */
const keyOf = (key: string): string => (isIPv6(key) ? networkOf(key) : key.slice(0, 200));

/** `2001:db8::1` → `2001:db8:0:0` */
export const networkOf = (address: string): string => firstGroups(address, 4);

type LimitName = keyof typeof limits;
type Settings = Pick<Config, 'rateLimitFactor' | 'smsLimits'>;

function pointsOf(name: LimitName, { rateLimitFactor, smsLimits }: Settings): number {
  const { points, owned = false, setting }: Limit = limits[name];
  if (setting) return smsLimits[setting];
  return points * (owned ? 1 : rateLimitFactor);
}

type Needs = {
  readonly db: Kysely<Tables>;
  readonly dialect: 'sqlite' | 'postgres';
  readonly config: Settings;
};

export type RateLimits = {
  /** Counts one and returns the number left; throws Refusal('rate_limited', { retryAfter }) when the limit is reached. */
  consume: (name: LimitName, key: string, points?: number) => Promise<number>;
  /** The remaining points, without counting; 0 when the limit is reached. */
  remaining: (name: LimitName, key: string) => Promise<number>;
  /** Returns a point that was counted by mistake. */
  giveBack: (name: LimitName, key: string) => Promise<void>;
  /** Starts a key with the points that another one has used already. */
  inherit: (name: LimitName, from: string, to: string) => Promise<void>;
  /** Resets a key, such as an account's wrong passwords after a right one. */
  reset: (name: LimitName, key: string) => Promise<void>;
};

/**
 * Counts in memory with the embedded database (one process), in the table `rate_limits` with PostgreSQL, where
 * several processes serve one site. Reads are counted in memory everywhere: a row for each would cost more than the read.
 */
export function createRateLimits({ db, dialect, config }: Needs): RateLimits {
  const storeClient = {
    query: async ({ text, values = [] }: { text: string; values?: unknown[] }) => {
      const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    },
  };
  const make = (name: LimitName) => {
    const { seconds, block = 0 }: Limit = limits[name];
    const options = {
      keyPrefix: name,
      points: pointsOf(name, config),
      duration: seconds,
      blockDuration: block,
    };
    return dialect === 'sqlite' || name === 'read'
      ? new RateLimiterMemory(options)
      : new RateLimiterPostgres({
          ...options,
          storeClient,
          storeType: 'client',
          tableName: 'rate_limits',
          tableCreated: true,
          clearExpiredByTimeout: name === 'write',
        });
  };
  const limiters = new Map((Object.keys(limits) as LimitName[]).map((name) => [name, make(name)]));
  const limiter = (name: LimitName) => {
    const found = limiters.get(name);
    if (!found) throw new Error(`no limit named ${name}`);
    return found;
  };
  const remaining: RateLimits['remaining'] = async (name, key) =>
    Math.max(0, (await limiter(name).get(keyOf(key)))?.remainingPoints ?? pointsOf(name, config));
  return {
    consume: async (name, key, points = 1) => {
      try {
        return (await limiter(name).consume(keyOf(key), points)).remainingPoints;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new Refusal('rate_limited', { retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
      }
    },
    remaining,
    giveBack: async (name, key) => {
      const counted = (await limiter(name).get(keyOf(key)))?.consumedPoints ?? 0;
      if (counted > 0) await limiter(name).reward(keyOf(key));
    },
    inherit: async (name, from, to) => {
      const used = pointsOf(name, config) - (await remaining(name, from));
      if (used > 0) await limiter(name).penalty(keyOf(to), used);
    },
    reset: async (name, key) => {
      await limiter(name).delete(keyOf(key));
    },
  };
}
