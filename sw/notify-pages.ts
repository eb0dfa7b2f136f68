import type { WorkerMessage } from '#src/contract/worker/worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** A page that has just been opened receives earlier messages, sent while its code was loading; ms. */
const remembered = 30_000;
const recent = new Map<string, WorkerMessage>();

/** Notifies every page. */
export async function notifyPages(message: WorkerMessage): Promise<void> {
  recent.delete(message.address);
  recent.set(message.address, message);
  for (const [address, { at }] of recent) if (at < Date.now() - remembered) recent.delete(address);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message, []);
}

/** Sends one page the recent messages of all. */
export function repeatMessages(page: Pick<Client, 'postMessage'>): void {
  for (const message of recent.values()) if (message.at > Date.now() - remembered) page.postMessage(message, []);
}
