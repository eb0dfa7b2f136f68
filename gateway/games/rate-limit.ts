/** True while `key` is within its allowance. */
export type RateLimit = (key: string) => boolean;

const mostKeys = 20_000;

/** A token bucket per key: `burst` calls at once, refilled at `perSecond`. Memory is bounded: the oldest keys go first. */
export function rateLimit({
  burst,
  perSecond,
  clock,
}: {
  burst: number;
  perSecond: number;
  clock: () => number;
}): RateLimit {
  const buckets = new Map<string, { left: number; at: number }>();
  return (key) => {
    const now = clock();
    const last = buckets.get(key) ?? { left: burst, at: now };
    const left = Math.min(burst, last.left + (Math.max(0, now - last.at) / 1000) * perSecond);
    buckets.delete(key);
    buckets.set(key, { left: left >= 1 ? left - 1 : left, at: now });
    for (const oldest of buckets.keys()) {
      if (buckets.size <= mostKeys) break;
      buckets.delete(oldest);
    }
    return left >= 1;
  };
}
