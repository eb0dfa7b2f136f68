import { readStoredText, storeText } from '#src/platform/base/stored-text.ts';
import { matchesMedia } from '#src/platform/base/browser-parts.ts';
import { nativeBridge } from './native-bridge.ts';

/** How the app runs; also the register method [S2-121]. */
export type DisplayMode = 'APP' | 'WEBCLIP' | 'PWA' | 'H5';

/** The iOS profile's web clip starts at /?source=webclip. */
const webclipSource = 'webclip';
const startKey = 'start';

const installedModes = ['standalone', 'fullscreen', 'minimal-ui'];
/** Navigation drops the start URL's parameter, so it is remembered: for the life of the window, through reloads. */
let startedAsWebclip = false;

/** Called once at start, with the address as it was before the router rewrote it. */
export function recordStart(search: string): void {
  if (new URLSearchParams(search).get('source') !== webclipSource) return;
  startedAsWebclip = true;
  storeText('session', startKey, webclipSource);
}

const isWebclipStart = (): boolean => startedAsWebclip || readStoredText('session', startKey) === webclipSource;

/** APP, WEBCLIP, PWA or H5; H5 on the server. */
export function displayMode(): DisplayMode {
  if (typeof window === 'undefined') return 'H5';
  if (nativeBridge()) return 'APP';
  const standalone = 'standalone' in navigator && navigator.standalone === true;
  if (standalone && isWebclipStart()) return 'WEBCLIP';
  const installed = standalone || installedModes.some((mode) => matchesMedia(`(display-mode: ${mode})`));
  return installed ? 'PWA' : 'H5';
}

/** Whether the app runs as an installed web app: the OTHERS device header [S2-182], no download button [S1-126]. */
export const isInstalled = (): boolean => {
  const mode = displayMode();
  return mode === 'WEBCLIP' || mode === 'PWA';
};
