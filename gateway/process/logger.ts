import { type DestinationStream, pino } from 'pino';
import type { Config } from './config.ts';
import { shortened } from './network-of.ts';
import { isStorageFull, storageFull } from './storage-full.ts';

export type Logger = pino.Logger;

const hidden = '[hidden]';

/**
 * Structured logs. Fields that might hold a secret are redacted at any depth, should a caller ever log them. `event` is a stable
 * name for alarms; an error of a full disk always has one. Of an address in `ip`, only the network is logged.
 */
export function createLogger(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      log: ({ ip, ...fields }) => ({
        ...(isStorageFull(fields['err']) && { event: storageFull }),
        ...fields,
        ...(typeof ip === 'string' && { network: shortened(ip) }),
      }),
    },
    redact: {
      paths: ['password', 'token', 'code', 'authorization', 'cookie', 'secret', 'captcha'].flatMap((name) => [
        name,
        `*.${name}`,
        `*.*.${name}`,
      ]),
      censor: hidden,
    },
    // A database error carries the statement's parameters; only the fields that identify the fault are written.
    serializers: {
      err: (error: unknown) =>
        error instanceof Error
          ? { type: error.name, message: error.message.slice(0, 500), stack: error.stack?.slice(0, 4000) }
          : { type: typeof error },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
