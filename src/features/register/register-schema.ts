import * as v from 'valibot';
import { notMatched } from '#src/components/kit/forms/password-schema.ts';
import { text } from '#src/components/kit/forms/rules.ts';
import { isMobileOf, wrongMobile } from '#src/components/people/sms/mobile-rules.ts';
import { checkShownField, type ShownField } from '#src/contract/identity/register-rules.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { type FormName, formNameOf, noDialingCode, type RegisterValues, secretNames } from './register-names.ts';
import { errorMessage } from './register-texts.ts';

/** The gateway's results for typed values: taken names (in lower case), invitation codes and whether they are valid. */
export type Known = {
  readonly takenNames: ReadonlySet<string>;
  readonly codes: ReadonlyMap<string, boolean>;
};

export const nothingKnown: Known = { takenNames: new Set(), codes: new Map() };

const refusals = { username: 'username_taken', affiliateCode: 'invitation_code_error' } as const;

/** The error of a value by known results: a taken name, an invalid code. */
function refusedAs(name: ShownField['name'], value: string, { takenNames, codes }: Known) {
  if (name === 'username' && takenNames.has(value.toLowerCase())) return refusals.username;
  return name === 'affiliateCode' && codes.get(value) === false ? refusals.affiliateCode : undefined;
}

/** One field by the rules of the server's settings [S2-166]; surrounding spaces are trimmed, unless it is a secret. */
function fieldSchema(field: ShownField, known: Known) {
  const trimmed = secretNames.includes(formNameOf(field.name)) ? v.string() : v.pipe(v.string(), v.trim());
  return v.pipe(
    trimmed,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const error of checkShownField(field, dataset.value))
        addIssue({ message: text(errorMessage(field, error)) });
      const refused = refusedAs(field.name, dataset.value, known);
      if (refused) addIssue({ message: text(errorText[refused]) });
    }),
  );
}

/**
 * The visible fields, under their names in the form; the number is validated for its country, and both passwords have to be the
 * same (in_confirmation_correct) [S2-168].
 */
export function registerSchema(
  shown: readonly ShownField[],
  known: Known,
): v.GenericSchema<RegisterValues, Partial<RegisterValues>> {
  const entries = {
    ...Object.fromEntries(shown.map((field) => [formNameOf(field.name), fieldSchema(field, known)])),
    countryDialingCode: v.string(),
  };
  const schema = v.pipe(
    v.object(entries),
    v.rawCheck(({ dataset, addIssue }) => {
      const values = dataset.value as Partial<RegisterValues>;
      const complain = (key: FormName, message: string) =>
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: { ...values }, key, value: values[key] }],
        });
      const { password, confimpsw, mobileNum = '', countryDialingCode = '' } = values;
      if (confimpsw && password !== confimpsw) complain('confimpsw', notMatched);
      if (!isMobileOf(mobileNum, countryDialingCode || noDialingCode)) complain('mobileNum', wrongMobile);
    }),
  );
  // The entries are the visible ones of RegisterValues.
  return schema as unknown as v.GenericSchema<RegisterValues, Partial<RegisterValues>>;
}
