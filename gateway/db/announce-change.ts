import type { Kysely } from 'kysely';
import type { Topic } from '#src/contract/core/topics.ts';
import type { Events } from '../process/events.ts';
import type { Logger } from '../process/logger.ts';
import { recordChange } from './changes.ts';
import type { Tables } from './tables.ts';

/** Changes in quick succession are announced to other processes together, this long after the first; ms. */
const gatherFor = 250;

type Told = {
  readonly db: Kysely<Tables>;
  readonly dialect: 'sqlite' | 'postgres';
  readonly events: Events;
  readonly logger: Logger;
};
const waiting = new WeakMap<Told, Set<Topic>>();

/**
 * Notifies this process at once, and the other gateways of a PostgreSQL database shortly after, that a topic's committed data
 * has changed. For data that changes often, such as winners: the change is not recorded in the money's own transaction.
 */
export function announceChange(gateway: Told, topic: Topic): void {
  gateway.events.emit('changed', topic);
  if (gateway.dialect === 'sqlite') return;
  const gathering = waiting.get(gateway);
  if (gathering) {
    gathering.add(topic);
    return;
  }
  const topics = new Set([topic]);
  waiting.set(gateway, topics);
  setTimeout(() => {
    waiting.delete(gateway);
    for (const one of topics)
      recordChange(gateway.db, one).catch((error: unknown) =>
        gateway.logger.warn({ err: error }, 'a change could not be told'),
      );
  }, gatherFor).unref();
}
