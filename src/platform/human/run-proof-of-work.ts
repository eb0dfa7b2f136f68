import type { ChallengeAnswer } from '#src/contract/identity/verification.ts';
import type { WorkChallenge } from '#src/contract/identity/verification.schema.ts';
import { startWorker } from '#src/platform/device/start-worker.ts';
import workerUrl from './proof-of-work.worker.ts?worker&url';

/**
 * Solves a challenge in a worker; if workers are unsupported or fail to start, on the page itself, in slices. Rejects when
 * `signal` aborts.
 */
export async function runProofOfWork(challenge: WorkChallenge, signal: AbortSignal): Promise<ChallengeAnswer> {
  const answer = await inWorker(challenge, signal).catch(() => null);
  if (signal.aborted) throw new DOMException('stopped', 'AbortError');
  if (answer) return answer;
  const { solveProofOfWork } = await import('./solve-proof-of-work.ts');
  return solveProofOfWork(challenge, signal);
}

function inWorker(challenge: WorkChallenge, signal: AbortSignal): Promise<ChallengeAnswer | null> {
  const worker = startWorker(workerUrl);
  return new Promise<ChallengeAnswer | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ChallengeAnswer | null>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('the worker did not start')));
    signal.addEventListener('abort', () => resolve(null));
    worker.postMessage(challenge, []);
  }).finally(() => worker.terminate());
}
