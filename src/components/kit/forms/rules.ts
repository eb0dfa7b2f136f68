import type { MessageDescriptor } from '@lingui/core';
import * as v from 'valibot';

/**
 * A translatable text as a schema's message, which has to be a string: `v.minLength(3, text(msg`…`))`. useAppForm reads it in
 * the language of the moment, so that a schema is plain data of its module.
 */
export const text = (message: MessageDescriptor): string => JSON.stringify(message);

/** Reads what `text` wrote; undefined for a message that a schema did not choose, such as valibot's own. */
export function readText(message: string): MessageDescriptor | undefined {
  return message.startsWith('{') ? (JSON.parse(message) as MessageDescriptor) : undefined;
}

/** Something has to be there; trim before it where spaces are nothing [S1-350]. */
export const required = (message: MessageDescriptor) => v.nonEmpty<string, string>(text(message));

/** What is there has to match [S1-350]. Nothing at all is the business of `required`, so that it is said once. */
export const pattern = (rule: RegExp, message: MessageDescriptor) =>
  v.check((value: string) => value === '' || rule.test(value), text(message));
