import { describe, expect, it, vi } from 'vitest';
import { measureRoute } from '#src/platform/device/measure-route.ts';
import { formatMegabits } from './speed-test-page.tsx';
import { fastest } from './use-speed-test.ts';

const result = { latency: 30, throughput: 1e6 };

describe('the speed test', () => {
  it('formats megabits by the language', () => {
    expect(formatMegabits(840_000, 'pt')).toBe('0,8');
    expect(formatMegabits(25_400_000, 'en')).toBe('25');
    expect(formatMegabits(1000, 'en')).toBe('0.1');
  });

  it('names the domain with the lowest latency as the fastest, once two have responded', () => {
    const slow = { origin: 'https://a.example', own: true, result };
    const dead = { origin: 'https://b.example', own: false, result: 'failed' as const };
    const quick = { origin: 'https://c.example', own: false, result: { ...result, latency: 20 } };
    expect(fastest([slow, dead])).toBeUndefined();
    expect(fastest([slow, dead, quick])).toBe(quick.origin);
  });

  it('measures by the time of empty responses and of a sample, and reports a domain that fails', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn((address: string) => {
        const bytes = Number(new URL(address).searchParams.get('bytes'));
        return Promise.resolve(
          new Response(new Uint8Array(bytes), { status: address.includes('b.example') ? 503 : 200 }),
        );
      }),
    );
    const { signal } = new AbortController();
    const { latency, throughput } = await measureRoute('https://a.example', signal);
    expect(latency).toBeGreaterThanOrEqual(0);
    expect(throughput).toBeGreaterThan(0);
    await expect(measureRoute('https://b.example', signal)).rejects.toThrow();
  });
});
