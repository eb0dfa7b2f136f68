import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Phone from 'lucide-react/icons/smartphone';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import WalletIcon from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { questionText } from '#src/components/forms/question-field.tsx';
import { ProtectionState } from '#src/components/passkeys/protection-state.tsx';
import { ResourceView, useRead } from '#src/components/resource-view.tsx';
import type { SecurityState } from '#src/contract/security.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/language.ts';
import { securityStateResource } from '#src/state/security.ts';
import { Card } from '#src/ui/card.tsx';
import rows from '#src/ui/rows.module.css';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { SecurityRow } from './security-row.tsx';
import s from './security.module.css';

/** /m/securityCenter: what proves the member, how each stands, and where it is set. */
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
  const { passwordChangedAt, paymentPassword, question, email, mobile, mobileVerified } = state;
  const changed = passwordChangedAt === null ? undefined : formatDateTime(passwordChangedAt, language);
  const set = (is: boolean) => (is ? <Trans>Set</Trans> : <Trans>Not set</Trans>);
  return (
    <>
      <Summary state={state} />
      <Group title={<Trans>Passwords and passkeys</Trans>}>
        <SecurityRow
          to="/m/changePsw"
          icon={KeyRound}
          name={<Trans>Change password</Trans>}
          about={changed ? <Trans>Changed on {changed}</Trans> : <Trans>The one you registered with</Trans>}
        />
        <SecurityRow
          to="/m/securityCenter/payment"
          icon={WalletIcon}
          name={<Trans>Payment password</Trans>}
          about={<Trans>Protects your withdrawals</Trans>}
          value={set(paymentPassword)}
        />
        <SecurityRow
          to="/m/set/passkeys"
          icon={Fingerprint}
          name={<Trans>Passkeys</Trans>}
          about={<ProtectionState />}
        />
      </Group>
      <Group title={<Trans>Devices</Trans>}>
        <SecurityRow
          to="/m/set/sessions"
          icon={MonitorSmartphone}
          name={<Trans>Where your account is open</Trans>}
          about={<Trans>See and log out devices</Trans>}
        />
      </Group>
      <Group title={<Trans>If you forget the password</Trans>}>
        <SecurityRow
          to="/m/securityCenter/question"
          icon={CircleHelp}
          name={<Trans>Security question</Trans>}
          about={question ? i18n._(questionText[question]) : <Trans>An answer that you alone know</Trans>}
          value={set(question !== null)}
        />
        <SecurityRow
          to="/m/securityCenter/mobile"
          icon={Phone}
          name={<Trans>Mobile number</Trans>}
          about={
            mobileVerified ? (
              <Trans>Gets a code by SMS</Trans>
            ) : mobile ? (
              <Trans>Not verified: no code is sent to it</Trans>
            ) : (
              <Trans>None on this account</Trans>
            )
          }
          value={mobile || undefined}
        />
        <SecurityRow
          to="/m/set/profile"
          icon={Mail}
          name={<Trans>E-mail</Trans>}
          about={email ? <Trans>Gets a code by e-mail</Trans> : <Trans>None on this account</Trans>}
          value={email || undefined}
        />
      </Group>
    </>
  );
}

/** Whether whoever forgets the password comes back. */
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
            <Trans>If you forget the password, you choose a new one by what is set below.</Trans>
          ) : (
            <Trans>
              Set a security question: without one, only the support can help when you forget your password.
            </Trans>
          )}
        </p>
      </div>
    </Card>
  );
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2 className={s.heading}>{title}</h2>
      <Card>
        <ul className={rows.rows}>{children}</ul>
      </Card>
    </section>
  );
}
