import PQueue from 'p-queue';
import { Refusal } from '#gateway/process/refusal.ts';

/** Each hash takes 32 MiB and a thread: two at once, and no more waiting than a person would wait for. */
const concurrency = 2;
const maxWaiting = 64;
/** Maximum wait for a login's hash: the app's timeout for an answer is nine seconds; ms. */
export const longestWait = 7000;
/** In seconds. */
const retryAfter = 5;

/** Where password hashes wait for their turn. */
export const passwordQueue = new PQueue({ concurrency });

/** Whether so many hashes wait that a login without a captcha has to bring one first. */
export const isCrowded = (): boolean => passwordQueue.size >= maxWaiting / 2;

/**
 * Runs work in its turn. Throws Refusal('rate_limited') at once when too much is waiting, and without running the work when its
 * turn comes later than `within` ms: a machine that is slower than its visitors would otherwise work for nobody who is still there.
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
