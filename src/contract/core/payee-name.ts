import * as v from 'valibot';
import { characters } from './text-length.ts';
import { blankLetter, plainName } from './typed-text.ts';

/** Letters of any script, and the separators in names. */
const payeeNameRule = /^\p{L}[\p{L}\p{M} .'’-]+$/u;
const longestPayeeName = 70;

/** The name that money is paid out to, with an apostrophe as any keyboard writes it. */
export const PayeeName = v.pipe(
  v.string(),
  v.trim(),
  v.transform(plainName),
  v.regex(payeeNameRule),
  v.check((name) => !blankLetter.test(name)),
  v.check((text) => characters(text) <= longestPayeeName),
);
