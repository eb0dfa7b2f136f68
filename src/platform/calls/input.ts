import * as v from 'valibot';
import { cookiesHeader, cookiesRefused, deviceHeader, installedDevice } from '#src/contract/core/envelope.ts';
import { keepsCookies } from '#src/platform/base/browser-parts.ts';
import { isInstalled } from '#src/platform/device/display-mode.ts';
import { AppError } from './errors.ts';

type Schema = v.GenericSchema<unknown, unknown> | undefined;

/** Whether a query or a body has a field for the token. */
export const hasToken = (schema: Schema): boolean =>
  schema !== undefined &&
  'entries' in schema &&
  typeof schema.entries === 'object' &&
  schema.entries !== null &&
  'token' in schema.entries;

/** Sets the token in its field. */
export const withToken = (schema: Schema, input: unknown, token: string | undefined): unknown =>
  token !== undefined && hasToken(schema) ? { ...(input as object | undefined), token } : input;

/** The input form is sent; it is checked here so that a mistake is found before the request. */
export function readInput(schema: Schema, input: unknown): unknown {
  if (!schema) return undefined;
  const given = input ?? {};
  const checked = v.safeParse(schema, given);
  if (!checked.success) {
    throw new AppError('invalid_request', {
      value: { fields: checked.issues.map((issue) => v.getDotPath(issue) ?? '') },
    });
  }
  return given;
}

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
