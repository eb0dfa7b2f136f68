import type { ChallengeAnswer, WorkChallenge } from '#src/contract/verification.ts';
import workerUrl from './work.worker.ts?worker&url';

type Policy = { createScriptURL: (url: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy };

let policy: Policy | undefined;

/** The one address that may run as a worker here, by a policy of its own that the Content-Security-Policy names. */
function trustedUrl(): string {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('work-url', {
    createScriptURL: (url) => {
      if (url !== workerUrl) throw new TypeError('not the worker');
      return url;
    },
  });
  return policy?.createScriptURL(workerUrl) ?? workerUrl;
}

/**
 * Does the work of a challenge beside the page; where a browser has no workers, or cannot have this one, on the page itself, in
 * slices. Rejects when `signal` says stop.
 */
export async function doWork(challenge: WorkChallenge, signal: AbortSignal): Promise<ChallengeAnswer> {
  const answer = await inWorker(challenge, signal).catch(() => null);
  if (signal.aborted) throw new DOMException('stopped', 'AbortError');
  if (answer) return answer;
  const { solveWork } = await import('./solve-work.ts');
  return solveWork(challenge, signal);
}

function inWorker(challenge: WorkChallenge, signal: AbortSignal): Promise<ChallengeAnswer | null> {
  const worker = new Worker(trustedUrl());
  return new Promise<ChallengeAnswer | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ChallengeAnswer | null>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('the worker did not start')));
    signal.addEventListener('abort', () => resolve(null));
    worker.postMessage(challenge, []);
  }).finally(() => worker.terminate());
}
