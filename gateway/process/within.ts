import { setTimeout as wait } from 'node:timers/promises';

/** What some work gives, or what `late` says when it takes longer than so many milliseconds. */
export async function within<T, L>(ms: number, work: Promise<T>, late: () => L): Promise<T | L> {
  const done = new AbortController();
  const timer = wait(ms, undefined, { signal: done.signal }).then(late);
  return Promise.race([work, timer]).finally(() => done.abort());
}
