import { EventEmitter } from 'node:events';
import type { Topic } from '#src/contract/core/topics.ts';

/**
 * `changed`, topic: the data of a topic has been committed. `remote` is true when another process changed it
 * (db/changes.ts). Listeners run before `emit` returns, so that no stale answer is sent after a write was acknowledged.
 */
export type Events = EventEmitter<{ changed: [topic: Topic, remote?: true] }>;

export function createEvents(): Events {
  const events: Events = new EventEmitter();
  events.setMaxListeners(50);
  return events;
}
