import * as v from 'valibot';
import { lockManager } from '#src/platform/base/browser-parts.ts';
import { randomId } from '#src/platform/base/random-id.ts';
import { defineStored } from './storage.ts';

/** Longer than a call's deadline, so that a tab does not lose its lease while working; ms. */
const leaseTime = 15_000;
const leasePoll = 100;
/** IndexedDB takes seconds if many tabs start together; ms. */
const leaseWaits = 5000;

const storedLeases = defineStored<Record<string, { holder: string; until: number }>>({
  key: 'leases',
  owner: 'device',
  version: 1,
  schema: v.record(v.string(), v.object({ holder: v.string(), until: v.number() })),
  fallback: {},
  waits: leaseWaits,
});

/** Runs a task in one tab at a time: under a Web Lock, else under a lease in IndexedDB [S2-105]. */
export async function withTabLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  const locks = lockManager();
  let begun = false;
  const begin = () => {
    begun = true;
    return task();
  };
  try {
    if (locks) return await locks.request(name, begin);
  } catch (cause) {
    // A rejection of the task is the caller's; if the browser refuses the lock, the task has not started.
    if (begun) throw cause;
  }
  return underLease(name, task);
}

async function underLease<T>(name: string, task: () => Promise<T>): Promise<T> {
  const holder = randomId();
  while (!(await takeLease(name, holder))) await new Promise((resolve) => setTimeout(resolve, leasePoll));
  try {
    return await task();
  } finally {
    await storedLeases.update(({ [name]: lease, ...others }) =>
      lease && lease.holder !== holder ? { ...others, [name]: lease } : others,
    );
  }
}

async function takeLease(name: string, holder: string): Promise<boolean> {
  const leases = await storedLeases.update((current) => {
    // Read inside the transaction: while this tab waits for it, another may take the lease.
    const now = Date.now();
    const lease = current[name];
    // A lease that expires much later than any can was written under another clock; clocks of two tabs differ a little.
    const held = lease && lease.until > now && lease.until <= now + 2 * leaseTime;
    return held ? current : { ...current, [name]: { holder, until: now + leaseTime } };
  });
  return leases[name]?.holder === holder;
}
