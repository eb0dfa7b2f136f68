import * as v from 'valibot';
import { memberCache, type PageMessage, WorkerMessage } from '#src/contract/worker/worker-messages.ts';
import { cacheStorage, workerContainer } from '#src/platform/base/browser-parts.ts';
import { askForAnswer } from '#src/contract/core/within.ts';

/** Timeout of the worker's confirmation; ms. */
const timeout = 1000;

/** Calls back with the worker's messages; returns the function that unsubscribes. */
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

/** Posts to the active worker, once there is one; does nothing if workers are unsupported. */
export async function postToWorker(message: PageMessage): Promise<void> {
  const registration = await workerContainer()?.ready.catch(() => undefined);
  registration?.active?.postMessage(message);
}

/**
 * Clears the cache of a member's data. Resolves when it is empty and the worker writes nothing to it, or on timeout [S1-281].
 * Never rejects.
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
