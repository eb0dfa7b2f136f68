import type { WorkChallenge } from '#src/contract/identity/verification.schema.ts';
import { solveProofOfWork } from './solve-proof-of-work.ts';

/** Solves one challenge and posts its answer; null if it cannot be solved here. */
addEventListener('message', ({ data }: MessageEvent<WorkChallenge>) => {
  solveProofOfWork(data).then(
    (answer) => postMessage(answer),
    () => postMessage(null),
  );
});
