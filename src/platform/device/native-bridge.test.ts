// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openExternal } from './native-bridge.ts';

afterEach(() => {
  delete window.MareBridge;
});

describe('openExternal', () => {
  it('opens a link through the bridge of an app shell', () => {
    const bridge = { openExternal: vi.fn() };
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    window.MareBridge = bridge;
    expect(openExternal('https://example.com/a?b=c')).toBe(true);
    expect(bridge.openExternal).toHaveBeenCalledExactlyOnceWith('https://example.com/a?b=c');
    expect(open).not.toHaveBeenCalled();
  });

  it('opens it in a page of its own elsewhere, which learns nothing of ours', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    openExternal('https://example.com/');
    expect(open).toHaveBeenCalledExactlyOnceWith('https://example.com/', '_blank', 'noopener,noreferrer');
  });

  it.each(['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'data:text/html,x', 'intent://x', 'https://', '/m/home', ''])(
    'opens nothing that is no web page: %j',
    (url) => {
      const open = vi.spyOn(window, 'open').mockReturnValue(null);
      expect(openExternal(url)).toBe(false);
      const bridge = { openExternal: vi.fn() };
      window.MareBridge = bridge;
      expect(openExternal(url)).toBe(false);
      expect(bridge.openExternal).not.toHaveBeenCalled();
      expect(open).not.toHaveBeenCalled();
    },
  );
});
