import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import Lock from 'lucide-react/icons/lock';
import { useAtomValue } from 'jotai';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { OwnHeader } from '#src/components/kit/own-header.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { registerSettingsResource } from '#src/state/identity/register-settings.ts';
import { brandAtom } from '#src/state/site/site.ts';
import { ForgetByMail } from './forget-by-mail.tsx';
import { ForgetByQuestion } from './forget-by-question.tsx';
import { ForgetBySms } from './forget-by-sms.tsx';
import { RecoveryMethods } from './recovery-methods.tsx';
import s from './forget-page.module.css';
import Check from 'lucide-react/icons/check';

/** The steps: select a method, then verify the account and set a new password. */
function ForgetSteps({ at }: { at: 0 | 1 }) {
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

const route = getRouteApi('/m/forget');
const forms = { sms: ForgetBySms, email: ForgetByMail, question: ForgetByQuestion } as const;

/**
 * /m/forget [S2-014, S1-089]: three recovery methods, offered for every account, because the methods of an account are
 * private (gateway/areas/identity/recovery/README.md).
 */
export function ForgetPage() {
  const { t } = useLingui();
  const { by } = route.useSearch();
  const settings = useRead(registerSettingsResource, undefined);
  const brand = useAtomValue(brandAtom);
  const Form = by && forms[by];
  return (
    <>
      <OwnHeader />
      <div className={s.page}>
        <ForgetSteps at={by ? 1 : 0} />
        {Form ? (
          <>
            <ResourceView
              read={settings}
              isEmpty={() => false}
              emptyTitle={t`Forgot password`}
              skeleton={<FormSkeleton fields={4} />}
            >
              {({ fields }) => <Form rule={fields.password} />}
            </ResourceView>
            <h2 className={s.others}>
              <Trans>Another way</Trans>
            </h2>
            <RecoveryMethods without={by} />
          </>
        ) : (
          <>
            <div className={s.scene}>
              <img className={s.light} src="/spot/spot-garrafa.svg" alt="" />
              <img className={s.dark} src="/spot/spot-garrafa-dark.svg" alt="" />
            </div>
            <h2 className={s.title}>
              <Trans>Recover your account</Trans>
            </h2>
            <p className={s.lead}>
              <Trans>Choose a method. Then choose a new password.</Trans>
            </p>
            <RecoveryMethods />
          </>
        )}
        <p className={s.note}>
          <Lock size={16} />
          {t`Nobody at ${brand} asks you for a code by phone or message.`}
        </p>
      </div>
    </>
  );
}
