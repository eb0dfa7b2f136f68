import * as v from 'valibot';
import { notMatched } from '#src/components/kit/forms/password-schema.ts';
import { text } from '#src/components/kit/forms/rules.ts';
import { isMobileOf, wrongMobile } from '#src/components/people/sms/mobile-rules.ts';
import { checkShownField, type ShownField } from '#src/contract/identity/register-rules.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { type FormName, formNameOf, noDialingCode, type RegisterValues, secretNames } from './register-names.ts';
import { errorMessage } from './register-texts.ts';

/** What the gateway has said of what was typed: names (in small letters) that somebody has, invitation codes and whether they are good. */
export type Known = {
  readonly takenNames: ReadonlySet<string>;
  readonly codes: ReadonlyMap<string, boolean>;
};

export const nothingKnown: Known = { takenNames: new Set(), codes: new Map() };

const refusals = { username: 'username_taken', affiliateCode: 'invitation_code_error' } as const;

/** What is wrong with a text by what is known: a name that is taken, a code that is not valid. */
function refusedAs(name: ShownField['name'], value: string, { takenNames, codes }: Known) {
  if (name === 'username' && takenNames.has(value.toLowerCase())) return refusals.username;
  return name === 'affiliateCode' && codes.get(value) === false ? refusals.affiliateCode : undefined;
}

/** One field by the rules of the server's settings [S2-166]; spaces around it are nothing, unless it is a secret. */
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

/** The fields that are shown, under their names in the form; the number is one of its country, and both passwords have to be the same (in_confirmation_correct) [S2-168]. */
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
  // The entries are those of RegisterValues that are shown.
  return schema as unknown as v.GenericSchema<RegisterValues, Partial<RegisterValues>>;
}
