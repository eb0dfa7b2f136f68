import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import LogOut from 'lucide-react/icons/log-out';
import { Suspense, useState } from 'react';
import { CodeMissing } from '#src/components/code-missing.tsx';
import { lazyPart } from '#src/components/lazy-part.ts';
import { RecordListSkeleton } from '#src/components/records/record-list-skeleton.tsx';
import { ResourceView, useRead } from '#src/components/resource-view.tsx';
import rows from '#src/components/device-rows.module.css';
import type { OpenSession } from '#src/contract/sessions.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import { sessionName } from './session-name.ts';
import { SessionRow } from './session-row.tsx';
import { endSessions, sessionsResource } from './sessions.resource.ts';
import s from './sessions.module.css';
import page from './settings.module.css';

const ConfirmDialog = lazyPart(() => import('#src/ui/dialog.tsx').then((module) => module.ConfirmDialog), CodeMissing);

/** /m/set/sessions: where the account is open; ends one of them, or all but this one. */
export function SessionsPage() {
  const read = useRead(sessionsResource, undefined);
  return (
    <div className={page.page}>
      <p className={s.intro}>
        <Trans>You do not know one of these? End it and change your password.</Trans>
      </p>
      <ResourceView
        read={read}
        isEmpty={(list) => list.length === 0}
        emptyTitle=""
        skeleton={<RecordListSkeleton rows={2} lines={2} />}
      >
        {(list) => <Sessions list={list} />}
      </ResourceView>
    </div>
  );
}

function Sessions({ list }: { list: readonly OpenSession[] }) {
  const { t, i18n } = useLingui();
  const store = useStore();
  const offline = !useAtomValue(onlineAtom);
  const [asked, setAsked] = useState<OpenSession | 'others'>();
  const [pending, setPending] = useState(false);
  const others = list.filter(({ current }) => !current);

  const end = async () => {
    if (!asked) return;
    setPending(true);
    try {
      await endSessions(store, asked);
      toasts.show(asked === 'others' ? t`All other devices are logged out` : t`The device is logged out`, {
        kind: 'success',
      });
      setAsked(undefined);
    } catch (cause) {
      toasts.show(i18n._(errorText[toAppError(cause).code]), { kind: 'error' });
    } finally {
      setPending(false);
    }
  };
  return (
    <Card>
      <ul className={rows.list} aria-label={t`Where your account is open`}>
        {list.map((session) => (
          <SessionRow key={session.id} session={session} offline={offline} onEnd={() => offline || setAsked(session)} />
        ))}
      </ul>
      {others.length > 0 && (
        <Button
          variant="text"
          wide
          className={s.all}
          aria-disabled={offline || undefined}
          onClick={() => offline || setAsked('others')}
        >
          <LogOut size={20} />
          <Trans>End all others</Trans>
        </Button>
      )}
      <p role="status" className={s.offline}>
        {offline && <Trans>No internet. Devices can be logged out when it is back.</Trans>}
      </p>
      {asked && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            title={asked === 'others' ? t`Log out all other devices?` : t`Log out this device?`}
            text={
              asked === 'others' ? (
                <Trans>Your account stays open here alone.</Trans>
              ) : (
                <Trans>{sessionName(i18n, asked)} is logged out at once.</Trans>
              )
            }
            cancelLabel={t`Cancel`}
            submitLabel={t`Log out`}
            tone="danger"
            pending={pending}
            onCancel={() => setAsked(undefined)}
            onSubmit={() => void end()}
          />
        </Suspense>
      )}
    </Card>
  );
}
