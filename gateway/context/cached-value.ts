import type { Gateway } from './gateway.ts';
import type { Topic } from '#src/contract/core/topics.ts';
import type { Events } from '../process/events.ts';

type Source = Pick<Gateway, 'db' | 'config' | 'events'>;

/**
 * A value that is read from the database once and cached until one of `topics` changes; one in each gateway. A value
 * whose read began before a change is not cached beyond it; a failure is not cached.
 */
export function cachedValue<T, S extends Source = Source>(
  topics: readonly Topic[],
  load: (gateway: S) => Promise<T>,
): (gateway: S) => Promise<T> {
  const held = new WeakMap<Events, { value: Promise<T> | null }>();
  const holderOf = (events: Events) => {
    const known = held.get(events);
    if (known) return known;
    const holder: { value: Promise<T> | null } = { value: null };
    events.on('changed', (topic) => {
      if (topics.includes(topic)) holder.value = null;
    });
    held.set(events, holder);
    return holder;
  };
  return (gateway) => {
    const holder = holderOf(gateway.events);
    if (holder.value) return holder.value;
    const value = load(gateway);
    holder.value = value;
    value.catch(() => {
      if (holder.value === value) holder.value = null;
    });
    return value;
  };
}
