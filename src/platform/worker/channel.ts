import * as v from 'valibot';
import { memberCache, type PageMessage, WorkerMessage } from '#src/contract/worker/worker-messages.ts';
import { cacheStorage, workerContainer } from '#src/platform/base/browser-parts.ts';
import { askForAnswer } from '#src/contract/core/within.ts';

/** The worker gets this long to say that it is done; ms. */
const timeout = 1000;

/** Calls back with what the worker tells the pages; answers the way to stop. */
export function onWorkerMessage(listener: (message: WorkerMessage) => void): () => void {
  const source = workerContainer();
  const hear = ({ data }: MessageEvent<unknown>) => {
    const message = v.safeParse(WorkerMessage, data);
    if (message.success) listener(message.output);
  };
  source?.addEventListener('message', hear);
  source?.startMessages();
  return () => source?.removeEventListener('message', hear);
}

/** Tells the active worker, once there is one; nobody where there are no workers. */
export async function postToWorker(message: PageMessage): Promise<void> {
  const registration = await workerContainer()?.ready.catch(() => undefined);
  registration?.active?.postMessage(message);
}

/**
 * Empties the cache of what a member saw. Resolves when nothing of it is left and the worker will let nothing come back,
 * or when it does not answer [S1-281]. Never rejects.
 */
export async function forgetMemberCache(): Promise<void> {
  const empty = () =>
    cacheStorage()
      ?.delete(memberCache)
      .catch(() => false);
  const worker = await workerContainer()
    ?.getRegistration()
    .catch(() => undefined);
  if (worker?.active) await askForAnswer(worker.active, { type: 'forget-member' } satisfies PageMessage, timeout);
  await empty();
}
