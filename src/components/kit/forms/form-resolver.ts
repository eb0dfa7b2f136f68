import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as v from 'valibot';
import { readText } from './rules.ts';

const somethingWrong = msg`Check what you entered here.`;

/** All messages of an error, in the order of the schema. */
export const textsOf = (error: FieldError | undefined): string[] =>
  Object.values(error?.types ?? {}).flatMap((message) => (typeof message === 'boolean' ? [] : (message ?? [])));

/** A resolver with all errors of each field, in the current language of `i18n`. */
export function formResolver<Input extends FieldValues, Output>(
  schema: v.GenericSchema<Input, Output>,
  i18n: I18n,
): Resolver<Input, unknown, Output> {
  const check = valibotResolver<Input, unknown, Output>(schema);
  const translate = (message: string) => i18n._(readText(message) ?? somethingWrong);
  return async (values, context, options) => {
    const verdict = await check(values, context, { ...options, criteriaMode: 'all' });
    for (const error of Object.values<FieldErrors[string]>(verdict.errors)) {
      const texts = textsOf(error as FieldError).map(translate);
      if (error) Object.assign(error, { message: texts[0], types: { schema: texts } });
    }
    return verdict;
  };
}
