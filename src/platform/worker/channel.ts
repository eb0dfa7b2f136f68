import * as v from 'valibot';
import { memberCache, type PageMessage, WorkerMessage } from '#src/contract/worker-messages.ts';
import { askForAnswer } from '#src/contract/within.ts';

/** The worker gets this long to say that it is done; ms. */
const patience = 1000;

const container = () => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined);

/** Calls back with what the worker tells the pages; answers the way to stop. */
export function onWorkerMessage(listener: (message: WorkerMessage) => void): () => void {
  const source = container();
  const hear = ({ data }: MessageEvent<unknown>) => {
    const message = v.safeParse(WorkerMessage, data);
    if (message.success) listener(message.output);
  };
  source?.addEventListener('message', hear);
  source?.startMessages();
  return () => source?.removeEventListener('message', hear);
}

/** Tells the active worker, once there is one; nobody where there are no workers. */
export async function tellWorker(message: PageMessage): Promise<void> {
  const registration = await container()?.ready;
  registration?.active?.postMessage(message);
}

/**
 * Empties the cache of what a member saw. Resolves when nothing of it is left and the worker will let nothing come back,
 * or when it does not answer [S1-281]. Never rejects.
 */
export async function forgetMemberCache(): Promise<void> {
  const empty = () => (typeof caches === 'undefined' ? undefined : caches.delete(memberCache).catch(() => false));
  const worker = await container()
    ?.getRegistration()
    .catch(() => undefined);
  if (worker?.active) await askForAnswer(worker.active, { type: 'forget-member' } satisfies PageMessage, patience);
  await empty();
}
