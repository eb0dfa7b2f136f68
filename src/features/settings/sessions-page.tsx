import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { ConfirmAction } from '#src/components/kit/actions/confirm-action.tsx';
import { showFailure, useAction } from '#src/components/kit/actions/use-action.ts';
import { RecordListSkeleton } from '#src/components/kit/records/record-list-skeleton.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import rows from '#src/components/kit/device-rows.module.css';
import type { OpenSession } from '#src/contract/identity/sessions.schema.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { sessionName } from './session-name.ts';
import { SessionRow } from './session-row.tsx';
import { endSessions, sessionsResource } from './sessions.resource.ts';
import s from './sessions.module.css';
import page from './settings.module.css';

const offline = msg`No internet. Devices can be logged out when it is back.`;

/** /m/set/sessions: the sessions of the account; ends one of them, or all but this one. */
export function SessionsPage() {
  const read = useRead(sessionsResource, undefined);
  return (
    <div className={page.page}>
      <p className={s.intro}>
        <Trans>Don’t recognise one of these? End it and change your password.</Trans>
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
  const navigate = useNavigate();
  const [asked, setAsked] = useState<OpenSession | 'others'>();
  const [strange, setStrange] = useState(false);
  const close = () => setAsked(undefined);
  const ask = (which: OpenSession | 'others', isStrange = false) => {
    if (off) return;
    setStrange(isStrange);
    setAsked(which);
  };
  const end = useAction(endSessions, {
    offline,
    done: (_answer, which) => {
      close();
      if (strange) void navigate({ to: '/m/changePsw' });
      return which === 'others' ? t`All other devices are logged out` : t`Device logged out`;
    },
    failed: showFailure,
  });
  const off = end.off !== undefined;
  const others = list.filter(({ current }) => !current);
  return (
    <Card>
      <ul className={rows.list} aria-label={t`Where your account is open`}>
        {list.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            offline={off}
            onEnd={() => ask(session)}
            onStrange={() => ask(session, true)}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <Button variant="text" wide className={s.all} aria-disabled={off || undefined} onClick={() => ask('others')}>
          <LogOut size={20} />
          <Trans>End all others</Trans>
        </Button>
      )}
      <p role="status" className={s.offline}>
        {end.off}
      </p>
      {asked && (
        <ConfirmAction
          action={end}
          input={asked}
          onClose={close}
          open
          title={asked === 'others' ? t`Log out all other devices?` : t`Log out this device?`}
          text={
            asked === 'others' ? (
              <Trans>You stay logged in only here.</Trans>
            ) : (
              <Trans>{sessionName(i18n, asked)} is logged out immediately.</Trans>
            )
          }
          cancelLabel={t`Cancel`}
          submitLabel={strange ? t`Log out and change password` : t`Log out`}
          tone="danger"
        />
      )}
    </Card>
  );
}
