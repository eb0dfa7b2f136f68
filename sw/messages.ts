import * as v from 'valibot';
import { PageMessage } from '#src/contract/worker/worker-messages.ts';

type Told<T extends PageMessage['type']> = Extract<PageMessage, { type: T }>;
/** What to do upon each message; the answered promise keeps the worker awake. */
export type Receivers = {
  [T in PageMessage['type']]: (message: Told<T>, event: ExtendableMessageEvent) => Promise<unknown> | void;
};

/** Gives a page's message to its receiver; the page hears through its port when that is done. Anything else is dropped. */
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
