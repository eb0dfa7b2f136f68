import { speedTestPath } from '#src/contract/site/speed-test.ts';

/** Speed of an address: the median latency of an empty answer, ms, and the throughput, bits a second. */
export type RouteSpeed = { readonly latency: number; readonly throughput: number };

const pings = 4;
/** The first sample determines the size of one that takes long enough to measure. */
const samples = [40_000, 400_000] as const;
/** A sample that took longer than this is sufficient; ms. */
const longEnough = 500;
/** Timeout per address; ms. */
const timeout = 10_000;

/** Measures one address of the site. Rejects if it does not answer, or on timeout; `signal` aborts. */
export async function measureRoute(origin: string, signal: AbortSignal): Promise<RouteSpeed> {
  const stop = new AbortController();
  const end = () => stop.abort();
  const timer = setTimeout(end, timeout);
  signal.addEventListener('abort', end);
  const take = (bytes: number) => takeSample(origin, bytes, stop.signal);
  try {
    // The first request opens the connection.
    await take(0);
    const times: number[] = [];
    while (times.length < pings) times.push((await take(0)).waited);
    let throughput = 0;
    for (const bytes of samples) {
      const { took } = await take(bytes);
      throughput = (bytes * 8000) / Math.max(1, took);
      if (took > longEnough) break;
    }
    return { latency: median(times), throughput };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** `waited`: until the first byte, `took`: from there to the end, ms. */
async function takeSample(origin: string, bytes: number, signal: AbortSignal) {
  const address = `${origin}${speedTestPath}?bytes=${bytes}`;
  const begun = performance.now();
  const answer = await fetch(address, { cache: 'no-store', credentials: 'omit', signal });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  const answered = performance.now();
  const { byteLength } = await answer.arrayBuffer();
  if (byteLength !== bytes) throw new Error('another answer than ours');
  return { waited: answered - begun, took: performance.now() - answered };
}

function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle - 1)] ?? 0)) / 2;
}
