import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { ErrorCode } from '#src/contract/core/error-code.ts';
import type { Config } from '../process/config.ts';
import type { Tables } from '../db/tables.ts';
import { createEvents, type Events } from '../process/events.ts';
import { createLogger, type Logger } from '../process/logger.ts';
import { createRateLimits, type RateLimits } from './rate-limit.ts';
import { createResponseCache, type ResponseCache } from './response-cache.ts';
import { loadSecrets } from '../process/secret-store.ts';
import type { Secrets } from '../process/secrets.ts';

/** The phase of the process; `/readyz` and the answers during shutdown depend on it. */
type Lifecycle = { phase: 'starting' | 'ready' | 'stopping' };

/** The dependencies of every part of the gateway. `clock` returns epoch ms, `pause` waits for a number of ms. */
export type Gateway = Secrets & {
  readonly db: Kysely<Tables>;
  readonly dialect: 'sqlite' | 'postgres';
  readonly clock: () => number;
  readonly pause: (ms: number) => Promise<unknown>;
  readonly logger: Logger;
  readonly config: Config;
  readonly events: Events;
  /** The private key of push messages where neither the settings nor the master secret say it (push/vapid.ts). */
  readonly pushKey: string | undefined;
  readonly limits: RateLimits;
  readonly responseCache: ResponseCache;
  readonly lifecycle: Lifecycle;
  /** Called with a refusal that the contract does not list for its call: a line of the log; tests throw. */
  readonly onUnlistedRefusal: (call: string, code: ErrorCode) => void;
};

type Parts = Pick<Gateway, 'db' | 'dialect' | 'config'> &
  Partial<
    Pick<Gateway, 'clock' | 'pause' | 'logger' | 'onUnlistedRefusal' | 'masterSecret' | 'alsoSecret' | 'pushKey'>
  >;

/** Puts a gateway together over an open database. Tests pass their own clock, logger and secret. */
export function createGateway(parts: Parts): Gateway {
  const { db, dialect, config, clock = Date.now, pause = wait } = parts;
  const logger = parts.logger ?? createLogger(config.logLevel);
  const { masterSecret, alsoSecret } =
    parts.masterSecret === undefined
      ? loadSecrets(config)
      : { masterSecret: parts.masterSecret, alsoSecret: parts.alsoSecret };
  const events = createEvents();
  return {
    db,
    dialect,
    clock,
    pause,
    logger,
    config,
    events,
    masterSecret,
    alsoSecret,
    pushKey: parts.pushKey,
    limits: createRateLimits({ db, dialect, config }),
    responseCache: createResponseCache({ events, clock }),
    lifecycle: { phase: 'starting' },
    onUnlistedRefusal:
      parts.onUnlistedRefusal ?? ((call, code) => logger.error({ call, code }, 'refused by an unlisted code')),
  };
}
