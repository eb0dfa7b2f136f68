import { plainCode } from '#src/contract/core/typed-text.ts';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { mailCodeRule } from '#src/contract/identity/recovery.ts';
import { pattern, required } from './rules.ts';

/** A code of 8 digits; pasted spaces and dashes are ignored. */
export const mailCode = v.pipe(
  v.string(),
  v.transform(plainCode),
  required(msg`Enter the code.`),
  pattern(mailCodeRule, msg`The code has 8 digits.`),
);
