import { answerOfKey, type ChallengeAnswer } from '#src/contract/identity/verification.ts';
import type { WorkChallenge } from '#src/contract/identity/verification.schema.ts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * Solves a challenge: tries keys until one has the required prefix. The browser derives them off the main thread, and the page
 * runs between two of them. Rejects if there is no such key, or when `signal` aborts.
 */
export async function solveProofOfWork(
  { challengeId, ...parameters }: WorkChallenge,
  signal?: AbortSignal,
): Promise<ChallengeAnswer> {
  const controller = new AbortController();
  signal?.addEventListener('abort', () => controller.abort());
  const solution = await solveChallenge({ challenge: { parameters }, deriveKey, controller });
  if (!solution) throw new DOMException('the work was not done', 'AbortError');
  return { challengeId, challengeAnswer: answerOfKey(solution.derivedKey) };
}
