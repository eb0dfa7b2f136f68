import type { WorkChallenge } from '#src/contract/identity/verification.schema.ts';
import { solveProofOfWork } from './solve-proof-of-work.ts';

/** Does one work and says its answer; null when it cannot be done here. */
addEventListener('message', ({ data }: MessageEvent<WorkChallenge>) => {
  solveProofOfWork(data).then(
    (answer) => postMessage(answer),
    () => postMessage(null),
  );
});
