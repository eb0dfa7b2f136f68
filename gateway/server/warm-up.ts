import type { App } from '../http/app-env.ts';
import type { Gateway } from '../context/gateway.ts';
import type { ServedDocuments } from '../pages/served-documents.ts';

/** After a change the buffers are made again this much later, and at most this often; milliseconds. */
const settleTime = 100;
const restTime = 1000;

type WarmUp = { readonly now: () => Promise<void>; readonly stop: () => void };

/**
 * Warms the response cache for first visits: at the start and after each change the reads of
 * the app's own pages are made in process, in the encodings that browsers accept.
 */
export function createWarmUp(gateway: Gateway, app: App, documents: Pick<ServedDocuments, 'listReads'>): WarmUp {
  let timer: NodeJS.Timeout | undefined;
  let warmedAt = 0;
  const now = async () => {
    warmedAt = Date.now();
    for (const read of await documents.listReads()) {
      for (const encoding of ['br', 'gzip']) await app.request(read, { headers: { 'Accept-Encoding': encoding } });
    }
  };
  const onChange = () => {
    timer ??= setTimeout(
      () => {
        timer = undefined;
        now().catch((error: unknown) => gateway.logger.warn({ err: error }, 'ready answers could not be made'));
      },
      Math.max(settleTime, warmedAt + restTime - Date.now()),
    ).unref();
  };
  gateway.events.on('changed', onChange);
  return {
    now,
    stop: () => {
      clearTimeout(timer);
      gateway.events.off('changed', onChange);
    },
  };
}
