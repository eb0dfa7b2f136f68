import { vi } from 'vitest';
import { defineResource, type LoadContext, type ResourceOptions, type Store } from '#src/platform/resource/resource.ts';

export type Item = { id: string; n: number };
let names = 0;

/** A resource whose reads are resolved by the test; `state` is its state in the store. */
export function byHand(store: Store, options: Partial<ResourceOptions<string, Item>> = {}) {
  const readings: {
    resolve: (item: Item) => Promise<void>;
    reject: (error: unknown) => Promise<void>;
    context: LoadContext;
  }[] = [];
  names += 1;
  const load = vi.fn(
    (_id: string, context: LoadContext) =>
      new Promise<Item>((resolve, reject) => {
        readings.push({
          resolve: (item) => settle(() => resolve(item)),
          reject: (error) => settle(() => reject(error)),
          context,
        });
      }),
  );
  const settle = async (act: () => void) => {
    act();
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
  };
  const resource = defineResource<string, Item>({
    name: `r${names}`,
    key: (id) => id,
    load,
    dehydrate: (value) => value,
    freshFor: 60_000,
    access: 'public',
    ...options,
  });
  const state = (id = 'a') => store.get(resource.atom(id));
  return { resource, load, readings, state, last: () => readings.at(-1) as (typeof readings)[number] };
}
