import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import Plus from 'lucide-react/icons/plus';
import Smartphone from 'lucide-react/icons/smartphone';
import { Suspense, useState } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import rows from '#src/components/kit/device-rows.module.css';
import { mostAuthenticators } from '#src/contract/identity/authenticators.ts';
import type { Protection } from '#src/contract/identity/passkeys.schema.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { cx } from '#src/ui/class-names.ts';
import list from '#src/ui/rows.module.css';
import type { AuthenticatorTask } from './authenticator-task.ts';
import { KeyRow } from './key-row.tsx';
import s from './passkeys.module.css';

const AuthenticatorSheet = lazyPart(() => import('./authenticator-sheet.tsx'), 'AuthenticatorSheet');

type AuthenticatorSectionProps = {
  protection: Protection;
  /** An app was added, and the second step is off: it asks for nothing yet. */
  onFirst: () => void;
};

/** The member's apps that show codes for the second step: added, named and removed here. */
export function AuthenticatorSection({ protection, onFirst }: AuthenticatorSectionProps) {
  const { t } = useLingui();
  const online = useAtomValue(onlineAtom);
  const [task, setTask] = useState<AuthenticatorTask>();
  const { authenticators, passkeys, secondFactor } = protection;
  const full = authenticators.length >= mostAuthenticators;
  return (
    <section aria-labelledby="authenticators">
      <h2 id="authenticators" className={list.heading}>
        <Trans>Authenticator app</Trans>
      </h2>
      <p className={s.about}>
        <Trans>An app that shows a new code every 30 seconds, for the second step after your password.</Trans>
      </p>
      {authenticators.length > 0 && (
        <Card>
          <ul className={cx(rows.list, s.list)} aria-label={t`Authenticator app`}>
            {authenticators.map((authenticator) => (
              <KeyRow
                key={authenticator.id}
                icon={<Smartphone size={20} />}
                item={authenticator}
                onRename={() => setTask({ kind: 'rename', authenticator })}
                onRemove={() => setTask({ kind: 'remove', authenticator })}
              />
            ))}
          </ul>
        </Card>
      )}
      {full ? (
        <p className={s.note}>
          <Trans>You can have up to {mostAuthenticators} apps. Remove one to add another.</Trans>
        </p>
      ) : (
        <Button variant="soft" big wide className={s.add} disabled={!online} onClick={() => setTask({ kind: 'add' })}>
          <Plus size={20} />
          <Trans>Add authenticator app</Trans>
        </Button>
      )}
      {task && (
        <Suspense fallback={null}>
          <AuthenticatorSheet
            task={task}
            endsSecondStep={secondFactor && passkeys.length + authenticators.length === 1}
            onClose={() => setTask(undefined)}
            onAdded={() => {
              setTask(undefined);
              if (!secondFactor) onFirst();
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
