import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import KeyRound from 'lucide-react/icons/key-round';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Mail from 'lucide-react/icons/mail';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Phone from 'lucide-react/icons/smartphone';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import WalletIcon from 'lucide-react/icons/wallet';
import { questionText } from '#src/components/kit/forms/question-field.tsx';
import { ProtectionState } from '#src/components/people/passkeys/protection-state.tsx';
import { RowLink } from '#src/components/kit/row-link.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import type { SecurityState } from '#src/contract/identity/security.schema.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { securityStateResource } from '#src/state/identity/security.ts';
import { Card } from '#src/ui/card.tsx';
import { RowGroup } from '#src/ui/row-group.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { WaitingPassword } from './waiting-password.tsx';
import s from './security.module.css';

/** /m/securityCenter: the member's means of authentication, their status, and links to set them. */
export function SecurityPage() {
  const { t } = useLingui();
  return (
    <div className={s.page}>
      <ResourceView
        read={useRead(securityStateResource, undefined)}
        isEmpty={() => false}
        emptyTitle=""
        skeleton={
          <div className={s.wait} role="status" aria-label={t`Loading`}>
            <Skeleton line />
            <Skeleton line />
            <Skeleton line />
          </div>
        }
      >
        {(state) => <Rows state={state} />}
      </ResourceView>
    </div>
  );
}

function Rows({ state }: { state: SecurityState }) {
  const { i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const { passwordChangedAt, paymentPassword, question, email, mobile, mobileVerified, paymentRecovery } = state;
  const changed = passwordChangedAt === null ? undefined : formatDateTime(passwordChangedAt, language);
  const fresh = paymentRecovery === 'wait';
  const set = (is: boolean) => (is ? <Trans>Set</Trans> : <Trans>Not set</Trans>);
  return (
    <>
      {state.recoveryDueAt !== null && <WaitingPassword dueAt={state.recoveryDueAt} />}
      <Summary state={state} />
      <RowGroup title={<Trans>Passwords and passkeys</Trans>}>
        <RowLink
          to="/m/changePsw"
          icon={KeyRound}
          hint={changed ? <Trans>Changed on {changed}</Trans> : <Trans>The one you registered with</Trans>}
        >
          <Trans>Change password</Trans>
        </RowLink>
        <RowLink
          to="/m/securityCenter/payment"
          icon={WalletIcon}
          hint={<Trans>Protects your withdrawals</Trans>}
          value={set(paymentPassword)}
        >
          <Trans>Payment password</Trans>
        </RowLink>
        <RowLink to="/m/set/passkeys" icon={Fingerprint} hint={<ProtectionState />}>
          <Trans>Passkeys</Trans>
        </RowLink>
        <RowLink
          to="/m/set/passkeys"
          icon={LockKeyhole}
          hint={<Trans>Authenticator app, second step and recovery codes</Trans>}
        >
          <Trans>Second step</Trans>
        </RowLink>
      </RowGroup>
      <RowGroup title={<Trans>Devices</Trans>}>
        <RowLink to="/m/set/sessions" icon={MonitorSmartphone} hint={<Trans>View and log out devices</Trans>}>
          <Trans>Where your account is open</Trans>
        </RowLink>
      </RowGroup>
      <RowGroup title={<Trans>If you forget your password</Trans>}>
        <RowLink
          to="/m/securityCenter/question"
          icon={CircleHelp}
          hint={question ? i18n._(questionText[question]) : <Trans>An answer only you know</Trans>}
          value={set(question !== null)}
        >
          <Trans>Security question</Trans>
        </RowLink>
        <RowLink
          to="/m/securityCenter/mobile"
          icon={Phone}
          hint={
            mobileVerified && fresh ? (
              <Trans>Recovers the password three days after you set it</Trans>
            ) : mobileVerified ? (
              <Trans>Gets a code by SMS</Trans>
            ) : mobile ? (
              <Trans>Not verified: no code is sent to it</Trans>
            ) : (
              <Trans>None</Trans>
            )
          }
          value={mobile || undefined}
        >
          <Trans>Mobile number</Trans>
        </RowLink>
        <RowLink
          to="/m/set/profile"
          icon={Mail}
          hint={
            email && fresh ? (
              <Trans>Recovers the password three days after you set it</Trans>
            ) : email ? (
              <Trans>Gets a code by e-mail</Trans>
            ) : (
              <Trans>None</Trans>
            )
          }
          value={email || undefined}
        >
          <Trans>E-mail</Trans>
        </RowLink>
      </RowGroup>
    </>
  );
}

/** Whether a forgotten password can be recovered. */
function Summary({ state: { question, email, mobileVerified } }: { state: SecurityState }) {
  const back = question !== null || email !== '' || mobileVerified;
  return (
    <Card className={s.safe}>
      <span className={s.shield}>{back ? <ShieldCheck size={24} /> : <ShieldAlert size={24} />}</span>
      <div>
        <h2>
          {back ? <Trans>You can recover your password</Trans> : <Trans>You cannot recover your password yet</Trans>}
        </h2>
        <p>
          {back ? (
            <Trans>If you forget your password, use what is on below to set a new one.</Trans>
          ) : (
            <Trans>Set a security question: without one, only support can help if you forget your password.</Trans>
          )}
        </p>
      </div>
    </Card>
  );
}
