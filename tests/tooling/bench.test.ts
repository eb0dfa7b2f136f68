import { describe, expect, it } from 'vitest';
import { median, pairedRatio, percentile } from '../bench/support/numbers.ts';
import { uncachedList } from '../bench/support/uncached-lists.ts';
import { withoutScripts } from '../bench/support/without-scripts.ts';

describe('the numbers of a benchmark', () => {
  it('takes the middle value, and between two of them the mean', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([9, 1, 5, 7])).toBe(6);
  });

  it('takes the value that so many of a hundred do not exceed', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentile(values, 0.95)).toBe(95);
    expect(percentile([3], 0.95)).toBe(3);
    expect(() => percentile([], 0.95)).toThrow('nothing was measured');
  });

  it('compares neighbours, so that a machine that slows down does not count', () => {
    expect(pairedRatio([2, 4, 8], [1, 2, 4])).toBe(2);
  });
});

it('removes the scripts of a page and keeps the rest', () => {
  const page =
    '<head><link rel="modulepreload" href="/a.js"><meta name="entry" content="/b.js" /><style>p{}</style></head>';
  const body =
    '<p>text</p><script type="application/json">{"a":1}</script><script>\nrun()\n</script><img src="/a.svg">';
  expect(withoutScripts(page + body)).toBe('<head><style>p{}</style></head><p>text</p><img src="/a.svg">');
});

it('requests more different lists than a gateway caches', () => {
  expect(new Set(Array.from({ length: 10_000 }, (_, index) => uncachedList(index))).size).toBe(10_000);
});
