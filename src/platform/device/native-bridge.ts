import { webAddress } from './web-address.ts';

/**
 * The protocol between the app and a native shell around it. A shell injects one object before the page loads:
 *
 *     window.MareBridge = { openExternal(url: string): void }
 *
 * Its presence says that the app runs in a shell (register method APP); `openExternal` opens a link in the system's
 * browser. A WKWebView shell provides the same object in a user script that posts to its message handler.
 */
export type NativeBridge = { openExternal: (url: string) => void };

declare global {
  interface Window {
    MareBridge?: NativeBridge;
  }
}

export const nativeBridge = (): NativeBridge | undefined =>
  typeof window === 'undefined' ? undefined : window.MareBridge;

/** Opens an absolute http(s) address outside of the app [S1-343]; any other is refused and returns false. */
export function openExternal(address: string): boolean {
  const url = webAddress(address)?.href;
  if (url === undefined) return false;
  const bridge = nativeBridge();
  if (bridge) bridge.openExternal(url);
  else window.open(url, '_blank', 'noopener,noreferrer');
  return true;
}
