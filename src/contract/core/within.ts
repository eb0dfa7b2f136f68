/** The outcome of `work`, or undefined when it takes longer than `ms`. Rejects when `work` does in that time. */
export function within<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, ms, undefined)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

type Asked = { postMessage: (message: unknown, transfer: InstanceType<typeof MessageChannel>['port2'][]) => void };

/** The answer of a page or worker to a message, through the message's port; undefined if there is none within `ms`. */
export function askForAnswer(asked: Asked, message: unknown, ms: number): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<unknown>((resolve) => {
    port1.addEventListener('message', (event) => resolve('data' in event && event.data));
    port1.start();
  });
  asked.postMessage(message, [port2]);
  return within(answer, ms).finally(() => port1.close());
}
