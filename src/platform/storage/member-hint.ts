import { storeText } from '#src/platform/base/stored-text.ts';

const storageKey = 'me';

/**
 * Stores only that a member is signed in on this device: src/boot/inline.ts reads it before the first paint, and content for
 * guests alone stays hidden until the session is known (docs/decisions/018-served-pages.md).
 */
export function hintMember(signedIn: boolean): void {
  if (typeof document === 'undefined') return;
  document.documentElement.dataset['me'] = signedIn ? '1' : '';
  storeText('local', storageKey, signedIn ? '1' : null);
}
