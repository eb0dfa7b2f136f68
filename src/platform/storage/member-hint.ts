const storageKey = 'me';

/**
 * Notes that somebody is signed in on this device, no more: src/boot/show-stored.ts reads it before the first paint, and what is for
 * guests alone stays hidden until the session is known (docs/decisions/018-served-pages.md).
 */
export function hintMember(signedIn: boolean): void {
  if (typeof document === 'undefined') return;
  document.documentElement.dataset['me'] = signedIn ? '1' : '';
  try {
    if (signedIn) localStorage.setItem(storageKey, '1');
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is off or full: the next visit begins as a guest's.
  }
}
