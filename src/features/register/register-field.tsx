import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import type { ShownField } from '#src/contract/identity/register-rules.ts';
import { Field } from '#src/ui/field.tsx';
import { labels } from './register-texts.ts';

type Name = keyof typeof labels;
type Input = ComponentProps<'input'>;

const plain: Input = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false };
/** Attributes for a phone's keyboard and for autofill. */
const inputs: Record<Name, Input> = {
  username: { ...plain, autoComplete: 'username' },
  mobileNum: { type: 'tel', autoComplete: 'tel-national' },
  verificationCode: { ...plain, inputMode: 'numeric', autoComplete: 'one-time-code' },
  password: { type: 'password', autoComplete: 'new-password' },
  confirmPassword: { type: 'password', autoComplete: 'new-password' },
  paymentPassword: { type: 'password', inputMode: 'numeric', autoComplete: 'off' },
  affiliateCode: { ...plain, autoCapitalize: 'characters' },
  email: { ...plain, type: 'email', autoComplete: 'email' },
  nickname: { autoComplete: 'nickname' },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  recommenderId: plain,
  idNumber: { ...plain, autoCapitalize: 'characters' },
  whatsapp: { type: 'tel', autoComplete: 'tel' },
  facebook: plain,
  line: plain,
  wechat: plain,
  zalo: { type: 'tel', autoComplete: 'tel' },
  qqNum: { ...plain, inputMode: 'numeric' },
};

type RegisterFieldProps = Omit<ComponentProps<typeof Field>, 'label'> & { of: ShownField & { name: Name } };

/** A field of the registration with its texts; an optional field is marked. */
export function RegisterField({ of: { name, rule }, hint, ...field }: RegisterFieldProps) {
  const { t, i18n } = useLingui();
  const { type } = inputs[name];
  const own: ReactNode = rule.hint?.[i18n.locale === 'en' ? 'en' : 'pt'];
  return (
    <Field
      {...inputs[name]}
      {...field}
      label={i18n._(labels[name])}
      labelNote={rule.required ? undefined : t`(optional)`}
      hint={own ?? hint}
      {...(type === 'password' && { reveal: { show: t`Show password`, hide: t`Hide password` } })}
    />
  );
}
