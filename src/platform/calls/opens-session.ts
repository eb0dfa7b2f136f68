import { cookiesHeader, cookiesRefused, deviceHeader, installedDevice } from '#src/contract/core/envelope.ts';
import { keepsCookies } from '#src/platform/base/browser-parts.ts';
import { isInstalled } from '#src/platform/device/display-mode.ts';

/** Calls that open a session: each says which one it replaces, and from what kind of app. */
export const opensSession: readonly string[] = [
  'login',
  'register',
  'registerByMobile',
  'takeHandover',
  'trialUser',
  'passkeyLogin',
  'secondStep',
  'registerSocial',
];
/** Calls whose answer would be a cookie. */
const givesCookie: readonly string[] = [...opensSession, 'launchChat'];

/** What a call says of where it is made: a session is opened in an installed app [S2-182]; a cookie would not be kept. */
export const deviceHeaders = (name: string): Record<string, string> => ({
  ...(opensSession.includes(name) && isInstalled() && { [deviceHeader]: installedDevice }),
  ...(givesCookie.includes(name) && !keepsCookies() && { [cookiesHeader]: cookiesRefused }),
});
