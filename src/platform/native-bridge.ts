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

export const nativeBridge = (): NativeBridge | undefined => (typeof window === 'undefined' ? undefined : window.MareBridge);

/** Opens a link outside of the app [S1-343]; anything but http(s) is refused and answers false. */
export function openExternal(url: string): boolean {
  const target = URL.canParse(url, location.href) ? new URL(url, location.href) : undefined;
  if (target?.protocol !== 'https:' && target?.protocol !== 'http:') return false;
  const bridge = nativeBridge();
  if (bridge) bridge.openExternal(target.href);
  else window.open(target.href, '_blank', 'noopener,noreferrer');
  return true;
}
