import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { mailCodeRule } from '#src/contract/identity/recovery.ts';
import { pattern, required } from './rules.ts';

/** A code of 8 digits; spaces in it are nothing. */
export const mailCode = v.pipe(
  v.string(),
  v.transform((typed) => typed.replace(/\s/g, '')),
  required(msg`Enter the code.`),
  pattern(mailCodeRule, msg`The code has 8 digits.`),
);
