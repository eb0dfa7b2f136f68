// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import type { Status } from '#src/contract/site/system.schema.ts';
import { registerPayload } from '#src/features/register/register-account.ts';
import { emptyValues } from '#src/features/register/register-names.ts';
import { type DisplayMode, displayMode, isInstalled } from '#src/platform/device/display-mode.ts';
import { sentDeviceHeader } from '#src/platform/testing/device-header.ts';
import { inBrowserAtom, showsDownloadAtom } from '#src/state/site/downloads.ts';
import { statusResource } from '#src/state/site/site.ts';
import { speedTestAtom } from '#src/state/site/speed-test.ts';

vi.mock('#src/platform/device/display-mode.ts', () => ({ displayMode: vi.fn(), isInstalled: vi.fn() }));

const resources = [
  { resourceType: 'IOS', url: 'https://apps.example/x' },
  { resourceType: 'SPEEDTEST', url: 'https://speed.example/' },
];
const whitelabel = { flags: { downloadWindow: true }, menu: ['appDownload'] };

it.each([
  ['APP', false],
  ['WEBCLIP', true],
  ['PWA', true],
  ['H5', false],
] as [DisplayMode, boolean][])(
  'what one module says, %s, is the register method, and decides on the device header, the download and the speed test [CARD-12]',
  async (mode, installed) => {
    vi.mocked(displayMode).mockReturnValue(mode);
    vi.mocked(isInstalled).mockReturnValue(installed);
    const store = createStore();
    statusResource.set(store, undefined, { info: { resources, whitelabel } } as unknown as Status);
    const inBrowser = mode === 'H5';
    expect(registerPayload({ values: emptyValues, captchaId: undefined }).registerMethod).toBe(mode);
    expect(await sentDeviceHeader()).toBe(installed ? 'OTHERS' : null);
    expect([store.get(showsDownloadAtom), store.get(inBrowserAtom)]).toEqual([inBrowser, inBrowser]);
    expect(store.get(speedTestAtom)).toBe(inBrowser ? 'https://speed.example/' : undefined);
  },
);

it('no other module asks how the app runs [CARD-12]', () => {
  const asking = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => /display-mode:|navigator\.standalone/.test(readFileSync(file, 'utf8')));
  expect(asking).toEqual(['src/platform/device/display-mode.ts']);
});
