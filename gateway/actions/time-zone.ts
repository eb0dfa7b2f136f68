import { AsyncLocalStorage } from 'node:async_hooks';

const zones = new AsyncLocalStorage<string>();

/**
 * Reads an input, or runs an action, in a time zone (IANA name): times without a zone are read in it, and answers print it. It is bound
 * to the call and not to the process, so that operators in several zones can work at the same time.
 */
export const inTimeZone = <T>(zone: string, work: () => T): T => zones.run(zone, work);

/** The time zone of the action that is running; UTC by default. */
export const timeZone = (): string => zones.getStore() ?? 'UTC';
