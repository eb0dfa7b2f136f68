import * as v from 'valibot';
import { PageMessage } from '#src/contract/worker/worker-messages.ts';

type Told<T extends PageMessage['type']> = Extract<PageMessage, { type: T }>;
/** Handler of each message; the returned promise keeps the worker alive. */
export type Receivers = {
  [T in PageMessage['type']]: (message: Told<T>, event: ExtendableMessageEvent) => Promise<unknown> | void;
};

/**
 * Dispatches a page's message to its handler; the page is notified through its port when that is done. Anything else is ignored.
 */
export function receive(event: ExtendableMessageEvent, receivers: Receivers): void {
  const message = v.safeParse(PageMessage, event.data);
  if (!message.success) return;
  const receiver = receivers[message.output.type] as (told: PageMessage, event: ExtendableMessageEvent) => unknown;
  const done = Promise.resolve(receiver(message.output, event)).then(
    () => event.ports[0]?.postMessage('done'),
    () => undefined,
  );
  event.waitUntil(done);
}
