import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Smartphone from 'lucide-react/icons/smartphone';
import Trash from 'lucide-react/icons/trash-2';
import { Suspense, useState } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { useClock } from '#src/components/kit/use-clock.ts';
import rows from '#src/components/kit/device-rows.module.css';
import { mostAuthenticators } from '#src/contract/identity/authenticators.ts';
import type { Authenticator, Protection } from '#src/contract/identity/passkeys.schema.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { formatAge, formatDay } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { cx } from '#src/ui/class-names.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import list from '#src/ui/rows.module.css';
import type { AuthenticatorTask } from './authenticator-task.ts';
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
              <Row key={authenticator.id} authenticator={authenticator} onTask={setTask} />
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

type RowProps = { authenticator: Authenticator; onTask: (task: AuthenticatorTask) => void };

function Row({ authenticator, onTask }: RowProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const now = serverTime(useClock(60_000));
  const { name, createdAt, lastUsedAt } = authenticator;
  const created = formatDay(createdAt, language);
  const used = lastUsedAt === null ? undefined : formatAge(lastUsedAt, now, language);
  return (
    <li className={rows.row}>
      <span className={rows.icon} aria-hidden="true">
        <Smartphone size={20} />
      </span>
      <div className={rows.words}>
        <h3 className={rows.name}>{name}</h3>
        <p className={rows.times}>
          <Trans>Created on {created}</Trans>
          <br />
          {used === undefined ? <Trans>Not used yet</Trans> : <Trans>Used {used}</Trans>}
        </p>
      </div>
      <IconButton label={t`Rename ${name}`} className={s.act} onClick={() => onTask({ kind: 'rename', authenticator })}>
        <Pencil size={20} />
      </IconButton>
      <IconButton label={t`Remove ${name}`} className={s.act} onClick={() => onTask({ kind: 'remove', authenticator })}>
        <Trash size={20} />
      </IconButton>
    </li>
  );
}
