import { AsyncLocalStorage } from 'node:async_hooks';

const zones = new AsyncLocalStorage<string>();

/**
 * Reads an input, or runs an action, in a time zone (IANA name): times without a zone are times there, and an answer says its times in it. It goes
 * with the call and not with the process, so that operators of several zones can work beside each other.
 */
export const inTimeZone = <T>(zone: string, work: () => T): T => zones.run(zone, work);

/** The time zone of the action that is running; UTC by default. */
export const timeZone = (): string => zones.getStore() ?? 'UTC';
