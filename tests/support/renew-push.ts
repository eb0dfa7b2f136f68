type Wire = { readonly endpoint?: string | undefined; readonly keys?: Readonly<Record<string, string>> | undefined };

/** Runs in the worker: the event of a subscription that the browser renews by itself. */
export async function renewSubscription([before, after]: readonly [Wire | undefined, Wire]): Promise<void> {
  const bytes = (text = '') =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0)
      .buffer;
  const subscription = (wire: Wire | undefined) => ({
    endpoint: wire?.endpoint,
    options: {},
    getKey: (name: string) => bytes(wire?.keys?.[name]),
  });
  const work: Promise<unknown>[] = [];
  const event = Object.assign(new Event('pushsubscriptionchange'), {
    oldSubscription: subscription(before),
    newSubscription: subscription(after),
    waitUntil: (one: Promise<unknown>) => void work.push(one),
  });
  globalThis.dispatchEvent(event);
  await Promise.all(work);
}
