import { afterEach, describe, expect, it, vi } from 'vitest';
import { shareLink } from './share.ts';

const link = { title: 'Rei Polvo', url: 'https://mare.example/m/launchGame?vendor=AB&game=AB-1' };
afterEach(() => vi.unstubAllGlobals());
const device = (share: unknown, writeText: unknown) => vi.stubGlobal('navigator', { share, clipboard: { writeText } });
const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));

describe('shareLink', () => {
  it('shares as the device does, and leaves the clipboard alone', async () => {
    const [share, write] = [vi.fn(() => Promise.resolve()), vi.fn()];
    device(share, write);
    expect(await shareLink(link)).toBe('shared');
    expect(share).toHaveBeenCalledExactlyOnceWith(link);
    expect(write).not.toHaveBeenCalled();
  });

  it('takes a visitor who thinks better of it for an answer', async () => {
    const write = vi.fn();
    device(refuse('AbortError'), write);
    expect(await shareLink(link)).toBe('shared');
    expect(write).not.toHaveBeenCalled();
  });

  it('copies the link where sharing is missing or refused', async () => {
    const write = vi.fn(() => Promise.resolve());
    for (const share of [undefined, refuse('NotAllowedError')]) {
      device(share, write);
      expect(await shareLink(link)).toBe('copied');
    }
    expect(write).toHaveBeenCalledTimes(2);
    expect(write).toHaveBeenCalledWith(link.url);
  });

  it('says so where neither is possible', async () => {
    device(undefined, refuse('NotAllowedError'));
    expect(await shareLink(link)).toBe('failed');
    vi.stubGlobal('navigator', {});
    expect(await shareLink(link)).toBe('failed');
  });
});
