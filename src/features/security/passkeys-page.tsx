import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { RecordListSkeleton } from '#src/components/kit/records/record-list-skeleton.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import rows from '#src/components/kit/device-rows.module.css';
import { mostPasskeys } from '#src/contract/identity/passkeys.ts';
import type { Protection } from '#src/contract/identity/passkeys.schema.ts';
import { hasPasskeys } from '#src/platform/passkeys/ceremony.ts';
import { protectionResource } from '#src/state/identity/protection.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { cx } from '#src/ui/class-names.ts';
import { Card } from '#src/ui/card.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import list from '#src/ui/rows.module.css';
import { AuthenticatorSection } from './authenticator-section.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import type { PasskeyTask } from './passkey-task.ts';
import s from './passkeys.module.css';
import { SecondStepSection } from './second-step-section.tsx';
import page from './security.module.css';

const PasskeySheet = lazyPart(() => import('./passkey-sheet.tsx'), 'PasskeySheet');
const RecoveryCodes = lazyPart(() => import('./recovery-codes.tsx'), 'RecoveryCodes');

/** /m/set/passkeys: sign-in without a password, and the second step after a password. */
export function PasskeysPage() {
  return (
    <div className={page.page}>
      <Known />
    </div>
  );
}

function Known() {
  const read = useRead(protectionResource, undefined);
  return (
    <ResourceView read={read} isEmpty={() => false} emptyTitle="" skeleton={<RecordListSkeleton rows={2} lines={2} />}>
      {(protection) => (protection.hasPassword ? <Passkeys protection={protection} /> : <WithoutPassword />)}
    </ResourceView>
  );
}

function Passkeys({ protection }: { protection: Protection }) {
  const { t } = useLingui();
  const { passkeys, authenticators, secondFactor } = protection;
  const [task, setTask] = useState<PasskeyTask>();
  const [codes, setCodes] = useState<readonly string[]>();
  const full = passkeys.length >= mostPasskeys;
  const possible = hasPasskeys();
  return (
    <>
      <section aria-labelledby="passkeys">
        <h2 id="passkeys" className={list.heading}>
          <Trans>Passkeys</Trans>
        </h2>
        <p className={s.about}>
          <Trans>Log in with your fingerprint, face or screen lock, without a password.</Trans>
        </p>
        {passkeys.length === 0 ? (
          <Card>
            <StatePanel
              kind="empty"
              headingLevel={3}
              scene={{ light: '/spot/spot-farol.svg', dark: '/spot/spot-farol-dark.svg' }}
              title={t`No passkeys yet`}
            >
              <Trans>It takes half a minute. There is nothing to guess and nothing to phish.</Trans>
            </StatePanel>
          </Card>
        ) : (
          <Card>
            <ul className={cx(rows.list, s.list)} aria-label={t`Passkeys`}>
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} onTask={setTask} />
              ))}
            </ul>
          </Card>
        )}
        {possible && !full && (
          <Button variant="soft" big wide className={s.add} onClick={() => setTask({ kind: 'add' })}>
            <Plus size={20} />
            <Trans>Add passkey</Trans>
          </Button>
        )}
        {!possible && (
          <p className={s.note}>
            <Trans>This browser has no passkeys. Add one in another browser, or after an update of this one.</Trans>
          </p>
        )}
        {full && (
          <p className={s.note}>
            <Trans>You can have up to {mostPasskeys} passkeys. Remove one to add another.</Trans>
          </p>
        )}
      </section>
      <AuthenticatorSection protection={protection} onFirst={() => setTask({ kind: 'turn-on' })} />
      <SecondStepSection protection={protection} onTask={setTask} />
      {task && (
        <Suspense fallback={null}>
          <PasskeySheet
            task={task}
            endsSecondStep={secondFactor && passkeys.length + authenticators.length === 1}
            onClose={() => setTask(undefined)}
            onCodes={setCodes}
          />
        </Suspense>
      )}
      {codes && (
        <Suspense fallback={null}>
          <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Every change here requires the password, which an account of a social login does not have. */
function WithoutPassword() {
  const { t } = useLingui();
  return (
    <StatePanel
      kind="empty"
      scene={{ light: '/spot/spot-ancora.svg', dark: '/spot/spot-ancora-dark.svg' }}
      title={t`Choose a password first`}
      action={
        <Link to="/m/forget" className={buttonClass({ variant: 'soft' })}>
          <Trans>Choose a password</Trans>
        </Link>
      }
    >
      <Trans>
        You have always logged in with another account. Adding a passkey requires a password for this site, so that
        nobody else can add one. Set it through “Forgot password”.
      </Trans>
    </StatePanel>
  );
}
