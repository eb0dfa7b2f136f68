import type { MessageDescriptor } from '@lingui/core';
import * as v from 'valibot';

/**
 * A translatable text as a schema's message, which has to be a string: `v.minLength(3, text(msg`…`))`. useAppForm translates it
 * into the current language, so that a schema is plain data of its module.
 */
export const text = (message: MessageDescriptor): string => JSON.stringify(message);

/** Decodes a message written by `text`; undefined for any other, such as valibot's own. */
export function readText(message: string): MessageDescriptor | undefined {
  return message.startsWith('{') ? (JSON.parse(message) as MessageDescriptor) : undefined;
}

/** A required value; trim before it if spaces do not count [S1-350]. */
export const required = (message: MessageDescriptor) => v.nonEmpty<string, string>(text(message));

/** A value that must match if present [S1-350]. An empty one is reported by `required`, so that there is one error. */
export const pattern = (rule: RegExp, message: MessageDescriptor) =>
  v.check((value: string) => value === '' || rule.test(value), text(message));
