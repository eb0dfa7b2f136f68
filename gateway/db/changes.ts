import type { Kysely } from 'kysely';
import { type Topic, topics } from '#src/contract/core/topics.ts';
import type { Events } from '../process/events.ts';
import type { Logger } from '../process/logger.ts';
import type { Tables } from './tables.ts';

/**
 * Records in the running transaction that a topic's data changes, so that every gateway on this database is notified: this is
 * how the operator's command line, another process, invalidates the cached answers.
 */
export async function recordChange(db: Kysely<Tables>, topic: Topic): Promise<void> {
  await db
    .insertInto('changes')
    .values({ topic, version: 1 })
    .onConflict((conflict) =>
      conflict.column('topic').doUpdateSet((eb) => ({ version: eb('changes.version', '+', 1) })),
    )
    .execute();
}

/**
 * Polls for recorded changes and emits them as `changed` of another process. Returns a function that stops it. One small query a
 * second costs less than a message channel between processes, and misses nothing when a process was down.
 */
export async function watchChanges(
  gateway: { db: Kysely<Tables>; events: Events; logger: Logger },
  every = 1000,
): Promise<{ look: () => Promise<void>; stop: () => void }> {
  let seen = await versions(gateway.db);
  const look = async () => {
    const now = await versions(gateway.db);
    const changed = topics.filter((topic) => now.get(topic) !== seen.get(topic));
    seen = now;
    for (const topic of changed) gateway.events.emit('changed', topic, true);
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => gateway.logger.warn({ err: error }, 'changes could not be read'));
  }, every);
  timer.unref();
  return { look, stop: () => clearInterval(timer) };
}

/** Number of changes of each topic's data; a topic without one is missing. */
export async function versions(db: Kysely<Tables>): Promise<Map<string, number>> {
  const rows = await db.selectFrom('changes').select(['topic', 'version']).execute();
  return new Map(rows.map((row) => [row.topic, row.version]));
}
