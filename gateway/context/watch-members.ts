import type { Gateway } from './gateway.ts';

/** Poll interval of the rows of members with listeners; ms. */
const pollInterval = 500;

type Source = Pick<Gateway, 'db' | 'clock' | 'logger' | 'lifecycle'>;
type Watch = {
  readonly listeners: Map<string, Set<() => void>>;
  /** The last seen state of each member's rows. */
  readonly seen: Map<string, string>;
  timer: NodeJS.Timeout | undefined;
  looking: boolean;
};
/** Reads the state of members' rows, as a text that differs when one has changed; a member without rows may be missing. */
type Look = (source: Pick<Source, 'db' | 'clock'>, memberIds: string[]) => Promise<ReadonlyMap<string, string>>;

/** Rows of members as the text of each member, for `Look`. */
export function textByMember(rows: readonly { readonly member_id: string | null }[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { member_id: id, ...row } of rows)
    if (id !== null) texts.set(id, `${texts.get(id) ?? ''}${Object.values(row).join(' ')}\n`);
  return texts;
}

/**
 * Watches rows of members with listeners, by one read for all of them twice a second: other gateways and the operator's command line are
 * other processes. `what` names the rows in the log.
 */
export function watchMembers(what: string, look: Look) {
  const watches = new WeakMap<Source, Watch>();
  const watchOf = (gateway: Source): Watch => {
    const watch = watches.get(gateway) ?? { listeners: new Map(), seen: new Map(), timer: undefined, looking: false };
    watches.set(gateway, watch);
    return watch;
  };

  /** Notifies listeners of a change by this process, without waiting for the next poll. */
  const notify = (gateway: Source, memberId: string): void => {
    for (const listener of watchOf(gateway).listeners.get(memberId) ?? []) listener();
  };

  async function lookAt(gateway: Source, watch: Watch): Promise<void> {
    const memberIds = [...watch.listeners.keys()];
    if (gateway.lifecycle.phase === 'stopping') return memberIds.forEach((id) => notify(gateway, id));
    if (watch.looking) return;
    watch.looking = true;
    try {
      const now = await look(gateway, memberIds);
      for (const id of memberIds) {
        const rows = now.get(id) ?? '';
        if (watch.seen.get(id) === rows) continue;
        watch.seen.set(id, rows);
        notify(gateway, id);
      }
    } catch (error) {
      gateway.logger.warn({ err: error }, `the ${what} could not be polled`);
    } finally {
      watch.looking = false;
    }
  }

  /**
   * Calls the listener when a member's rows may have changed, also by another process, when the gateway stops, and once after the start.
   * Returns a function that stops it.
   */
  const listen = (gateway: Source, memberId: string, listener: () => void): (() => void) => {
    const watch = watchOf(gateway);
    const listeners = watch.listeners.get(memberId) ?? new Set();
    watch.listeners.set(memberId, listeners.add(listener));
    watch.seen.delete(memberId);
    watch.timer ??= setInterval(() => void lookAt(gateway, watch), pollInterval).unref();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      watch.listeners.delete(memberId);
      watch.seen.delete(memberId);
      if (watch.listeners.size > 0) return;
      clearInterval(watch.timer);
      watch.timer = undefined;
    };
  };

  /** The number of listeners of a member's rows in this process. */
  const count = (gateway: Source, memberId: string): number => watchOf(gateway).listeners.get(memberId)?.size ?? 0;

  return { listen, notify, count };
}
