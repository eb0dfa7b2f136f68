import type { WorkChallenge } from '#src/contract/identity/verification.schema.ts';
import { solveWork } from './solve-work.ts';

/** Does one work and says its answer; null when it cannot be done here. */
addEventListener('message', ({ data }: MessageEvent<WorkChallenge>) => {
  solveWork(data).then(
    (answer) => postMessage(answer),
    () => postMessage(null),
  );
});
