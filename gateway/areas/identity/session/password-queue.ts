import PQueue from 'p-queue';
import { Refusal } from '#gateway/process/refusal.ts';

/** Each hash takes 32 MiB and a thread: two at once, and no more in the queue than a user would wait for. */
const concurrency = 2;
const maxWaiting = 64;
/** Maximum wait for a login's hash: the app's timeout for an answer is nine seconds; ms. */
export const longestWait = 7000;
/** In seconds. */
const retryAfter = 5;

/** The queue of password hashes. */
export const passwordQueue = new PQueue({ concurrency });

/** Whether so many hashes wait that every login needs a captcha. */
export const isCrowded = (): boolean => passwordQueue.size >= maxWaiting / 2;

/**
 * Queues work. Throws Refusal('rate_limited') at once where the queue is full, and without running the work where its
 * turn is later than `within` ms: an overloaded machine would otherwise work for clients that have given up.
 */
export function inTurn<T>(work: () => Promise<T>, within = Infinity): Promise<T> {
  const tooMany = () => new Refusal('rate_limited', { retryAfter });
  if (passwordQueue.size >= maxWaiting) throw tooMany();
  const since = performance.now();
  return passwordQueue.add(() => {
    if (performance.now() - since > within) throw tooMany();
    return work();
  });
}
