import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { OwnHeader } from '#src/components/kit/own-header.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { registerSettingsResource } from '#src/state/identity/register-settings.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import s from './password-page.module.css';

/** /m/changePsw [S2-012] */
export function ChangePasswordPage() {
  const member = useAtomValue(memberAtom);
  return (
    <>
      <OwnHeader />
      <div className={s.page}>
        <ResourceView
          read={useRead(registerSettingsResource, undefined)}
          isEmpty={() => false}
          emptyTitle=""
          skeleton={<FormSkeleton fields={4} />}
        >
          {({ fields, oldPassword }) =>
            member && <ChangePasswordForm userName={member.userName} rule={fields.password} oldRule={oldPassword} />
          }
        </ResourceView>
        <p className={s.note}>
          <MonitorSmartphone size={20} />
          <Trans>Your account is logged out on every other device. This one stays logged in.</Trans>
        </p>
      </div>
    </>
  );
}
