import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** What its owner may call this device; a passkey is shown by this name unless he types another one. */
export function deviceName(i18n: I18n, { userAgent, maxTouchPoints }: Browser): string {
  if (userAgent.includes('iPhone')) return 'iPhone';
  // An iPad says that it is a Mac, but no Mac has a touch screen.
  if (/iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)) return 'iPad';
  if (userAgent.includes('Android'))
    return userAgent.includes('Mobile') ? i18n._(msg`Android phone`) : i18n._(msg`Android tablet`);
  if (userAgent.includes('Macintosh')) return 'Mac';
  if (userAgent.includes('Windows')) return i18n._(msg`Windows computer`);
  return i18n._(msg`My computer`);
}
