import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import s from './forget-page.module.css';

/** Where one is: the way is chosen, then one shows who he is and takes a new password. */
export function ForgetSteps({ at }: { at: 0 | 1 }) {
  const { t } = useLingui();
  const steps = [<Trans key="way">Method</Trans>, <Trans key="new">New password</Trans>];
  const number = at + 1;
  return (
    <ol className={s.steps} aria-label={t`Step ${number} of 2`}>
      {steps.map((name, index) => (
        <li
          key={name.key}
          className={index <= at ? s.reached : undefined}
          {...(index === at && { 'aria-current': 'step' })}
        >
          {index < at ? <Check size={16} /> : `${index + 1}.`} {name}
        </li>
      ))}
    </ol>
  );
}
