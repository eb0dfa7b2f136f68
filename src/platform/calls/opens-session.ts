import { cookiesHeader, cookiesRefused, deviceHeader, installedDevice } from '#src/contract/core/envelope.ts';
import { keepsCookies } from '#src/platform/base/browser-parts.ts';
import { isInstalled } from '#src/platform/device/display-mode.ts';

/** Calls that open a session: each sends the session that it replaces, and the kind of app. */
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
/** Calls whose answer would set a cookie. */
const givesCookie: readonly string[] = [...opensSession, 'launchChat'];

/** The context of a call: a session is opened in an installed app [S2-182]; a cookie would not be kept. */
export const deviceHeaders = (name: string): Record<string, string> => ({
  ...(opensSession.includes(name) && isInstalled() && { [deviceHeader]: installedDevice }),
  ...(givesCookie.includes(name) && !keepsCookies() && { [cookiesHeader]: cookiesRefused }),
});
