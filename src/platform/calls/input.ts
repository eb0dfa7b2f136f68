import * as v from 'valibot';
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
