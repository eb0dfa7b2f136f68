import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import KeyRound from 'lucide-react/icons/key-round';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useClock } from '#src/components/kit/use-clock.ts';
import rows from '#src/components/kit/device-rows.module.css';
import type { Passkey } from '#src/contract/identity/passkeys.schema.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { formatAge, formatDay } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import type { PasskeyTask } from './passkey-task.ts';
import s from './passkeys.module.css';

type PasskeyRowProps = { passkey: Passkey; onTask: (task: PasskeyTask) => void };

/** A passkey: its name, its creation, its last use, whether other devices have it, and its origin if it only works on another one. */
export function PasskeyRow({ passkey, onTask }: PasskeyRowProps) {
  'use memo';
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const now = serverTime(useClock(60_000));
  const { name, createdAt, lastUsedAt, host, synced } = passkey;
  const created = formatDay(createdAt, language);
  const used = lastUsedAt === null ? undefined : formatAge(lastUsedAt, now, language);
  return (
    <li className={rows.row}>
      <span className={rows.icon} aria-hidden="true">
        <KeyRound size={20} />
      </span>
      <div className={rows.words}>
        <h3 className={rows.name}>{name}</h3>
        <p className={rows.times}>
          <Trans>Created on {created}</Trans>
          <br />
          {used === undefined ? <Trans>Not used yet</Trans> : <Trans>Used {used}</Trans>}
          <br />
          {synced ? <Trans>Also on your other devices</Trans> : <Trans>On one device only</Trans>}
          {host !== location.hostname && (
            <>
              <br />
              <Trans>Only works at {host}</Trans>
            </>
          )}
        </p>
      </div>
      <IconButton label={t`Rename ${name}`} className={s.act} onClick={() => onTask({ kind: 'rename', passkey })}>
        <Pencil size={20} />
      </IconButton>
      <IconButton label={t`Remove ${name}`} className={s.act} onClick={() => onTask({ kind: 'remove', passkey })}>
        <Trash size={20} />
      </IconButton>
    </li>
  );
}
