import PQueue from 'p-queue';
import { Refusal } from '../process/refusal.ts';

/** Each hash takes 32 MiB and a thread: two at once, and no more waiting than a person would wait for. */
const concurrency = 2;
const maxWaiting = 64;
/** In seconds. */
const retryAfter = 5;

/** Where password hashes wait for their turn. */
export const passwordQueue = new PQueue({ concurrency });

/** Whether so many hashes wait that a login without a captcha has to bring one first. */
export const isCrowded = (): boolean => passwordQueue.size >= maxWaiting / 2;

/** Runs work in its turn. Throws Refusal('rate_limited') when too much is waiting. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (passwordQueue.size >= maxWaiting) throw new Refusal('rate_limited', { retryAfter });
  return passwordQueue.add(work);
}
