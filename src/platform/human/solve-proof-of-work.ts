import { answerOfKey, type ChallengeAnswer } from '#src/contract/identity/verification.ts';
import type { WorkChallenge } from '#src/contract/identity/verification.schema.ts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * Does the work of a challenge: tries keys until one begins as asked. The browser derives them beside the page, and the page has its
 * turn between two of them. Rejects when there is no such key, or `signal` says stop.
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
