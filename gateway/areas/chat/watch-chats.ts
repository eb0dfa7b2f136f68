import type { Gateway } from '#gateway/context/gateway.ts';

/** Poll interval of conversations with listeners; ms. */
const pollInterval = 500;

type Source = Pick<Gateway, 'db' | 'logger' | 'lifecycle'>;
type Watch = {
  readonly listeners: Map<string, Set<() => void>>;
  /** The last seen state of each conversation. */
  readonly seen: Map<string, string>;
  timer: NodeJS.Timeout | undefined;
  looking: boolean;
};
const watches = new WeakMap<Source, Watch>();

function watchOf(gateway: Source): Watch {
  const watch = watches.get(gateway) ?? { listeners: new Map(), seen: new Map(), timer: undefined, looking: false };
  watches.set(gateway, watch);
  return watch;
}

/**
 * Calls the listener when a member's conversation may have changed, also by another process: the operator's command line, another
 * gateway; also when the gateway stops, and once after the start. Returns a function that stops it.
 */
export function listenToChat(gateway: Source, memberId: string, listener: () => void): () => void {
  const watch = watchOf(gateway);
  const listeners = watch.listeners.get(memberId) ?? new Set();
  watch.listeners.set(memberId, listeners.add(listener));
  watch.seen.delete(memberId);
  watch.timer ??= setInterval(() => void look(gateway, watch), pollInterval).unref();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    watch.listeners.delete(memberId);
    watch.seen.delete(memberId);
    if (watch.listeners.size > 0) return;
    clearInterval(watch.timer);
    watch.timer = undefined;
  };
}

/** The number of listeners of a member's conversation in this process. */
export const countListeners = (gateway: Source, memberId: string): number =>
  watchOf(gateway).listeners.get(memberId)?.size ?? 0;

/** Notifies listeners of a change by this process, without waiting for the next poll. */
export function notifyChat(gateway: Source, memberId: string): void {
  for (const listener of watchOf(gateway).listeners.get(memberId) ?? []) listener();
}

async function look(gateway: Source, watch: Watch): Promise<void> {
  if (gateway.lifecycle.phase === 'stopping')
    return watch.listeners.forEach((_, memberId) => notifyChat(gateway, memberId));
  if (watch.looking) return;
  watch.looking = true;
  try {
    const rows = await gateway.db
      .selectFrom('chat_conversations')
      .select(['member_id', 'state', 'last_seq', 'member_read_seq', 'operator_read_seq'])
      .where('member_id', 'in', [...watch.listeners.keys()])
      .execute();
    for (const { member_id: memberId, ...state } of rows) {
      const now = Object.values(state).join(' ');
      if (watch.seen.get(memberId) === now) continue;
      watch.seen.set(memberId, now);
      notifyChat(gateway, memberId);
    }
  } catch (error) {
    gateway.logger.warn({ err: error }, 'the conversations could not be looked at');
  } finally {
    watch.looking = false;
  }
}
