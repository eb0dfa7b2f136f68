import { describe, expect, it, vi } from 'vitest';
import { sentDeviceHeader } from '#src/platform/testing/device-header.ts';

/** A page in this display mode; modules are reset, because the start is remembered for the life of a page. */
async function openPage({ bridge = false, standalone = false, media = 'browser', start = '' } = {}) {
  vi.resetModules();
  vi.stubGlobal('window', {
    matchMedia: (query: string) => ({ matches: query === `(display-mode: ${media})` }),
    ...(bridge && { MareBridge: { openExternal: vi.fn() } }),
  });
  vi.stubGlobal('navigator', { onLine: true, ...(standalone && { standalone: true }) });
  const page = await import('./display-mode.ts');
  page.recordStart(start);
  return page;
}
const modeOf = async (page: Parameters<typeof openPage>[0]) => (await openPage(page)).displayMode();

describe('displayMode', () => {
  it('is APP with a native bridge, whatever else is true', async () => {
    expect(await modeOf({ bridge: true, standalone: true, media: 'standalone' })).toBe('APP');
  });

  it('is WEBCLIP when navigator.standalone and started from the profile’s start URL', async () => {
    expect(await modeOf({ standalone: true, start: '?source=webclip' })).toBe('WEBCLIP');
    expect(await modeOf({ standalone: true, start: '?source=other' })).toBe('PWA');
    expect(await modeOf({ start: '?source=webclip' })).toBe('H5');
  });

  it('stays WEBCLIP when navigation has dropped the start URL', async () => {
    const page = await openPage({ standalone: true, start: '?source=webclip' });
    page.recordStart('');
    expect(page.displayMode()).toBe('WEBCLIP');
  });

  it.each(['standalone', 'fullscreen', 'minimal-ui'])('is PWA in the display mode %s', async (media) => {
    expect(await modeOf({ media })).toBe('PWA');
  });

  it('is H5 otherwise, and on the server', async () => {
    expect(await modeOf({})).toBe('H5');
    vi.stubGlobal('window', undefined);
    expect((await import('./display-mode.ts')).displayMode()).toBe('H5');
  });
});

describe('the device header of login', () => {
  const signIn = async (page: Parameters<typeof openPage>[0]) => {
    await openPage(page);
    return sentDeviceHeader();
  };

  it('is OTHERS when the app runs installed, and absent otherwise [S2-182]', async () => {
    expect(await signIn({ media: 'standalone' })).toBe('OTHERS');
    expect(await signIn({ standalone: true, start: '?source=webclip' })).toBe('OTHERS');
    expect(await signIn({})).toBeNull();
    expect(await signIn({ bridge: true })).toBeNull();
  });
});
