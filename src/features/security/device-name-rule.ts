import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { required } from '#src/components/kit/forms/rules.ts';

/** The name of a passkey, or of an app that shows codes. */
export const deviceNameRule = v.pipe(v.string(), v.trim(), required(msg`Enter a name.`));
