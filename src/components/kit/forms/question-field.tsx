import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { securityQuestions } from '#src/contract/identity/security.ts';
import type { SecurityQuestion } from '#src/contract/identity/security.schema.ts';
import { SelectField } from '#src/ui/select-field.tsx';

/** Texts of the questions. */
export const questionText: Record<SecurityQuestion, MessageDescriptor> = {
  firstPet: msg`What was your first pet called?`,
  childhoodFriend: msg`Who was your best friend as a child?`,
  favouriteTeacher: msg`Which teacher did you like best?`,
  firstJobCity: msg`In which city was your first job?`,
  firstStreet: msg`In which street did you grow up?`,
  dreamPlace: msg`Which place did you dream of seeing as a child?`,
  grandmotherNickname: msg`What did the family call your grandmother?`,
  firstConcert: msg`Whose was the first concert you went to?`,
};

/** Select of a security question. */
export function QuestionField(props: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>) {
  const { t, i18n } = useLingui();
  return (
    <SelectField {...props} label={t`Security question`}>
      {securityQuestions.map((question) => (
        <option key={question} value={question}>
          {i18n._(questionText[question])}
        </option>
      ))}
    </SelectField>
  );
}
