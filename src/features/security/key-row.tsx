import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { useClock } from '#src/components/kit/use-clock.ts';
import rows from '#src/components/kit/device-rows.module.css';
import { serverTime } from '#src/platform/device/server-time.ts';
import { formatAge, formatDay } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import s from './passkeys.module.css';

type KeyRowProps = {
  icon: ReactNode;
  /** Times in epoch ms. */
  item: { readonly name: string; readonly createdAt: number; readonly lastUsedAt: number | null };
  onRename: () => void;
  onRemove: () => void;
  /** More lines below its times. */
  children?: ReactNode;
};

/** A passkey or an authenticator app: its name, its creation and its last use, with buttons that rename and remove it. */
export function KeyRow({ icon, item: { name, createdAt, lastUsedAt }, onRename, onRemove, children }: KeyRowProps) {
  'use memo';
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const now = serverTime(useClock(60_000));
  const created = formatDay(createdAt, language);
  const used = lastUsedAt === null ? undefined : formatAge(lastUsedAt, now, language);
  return (
    <li className={rows.row}>
      <span className={rows.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={rows.words}>
        <h3 className={rows.name}>{name}</h3>
        <p className={rows.times}>
          <Trans>Created on {created}</Trans>
          <br />
          {used === undefined ? <Trans>Not used yet</Trans> : <Trans>Used {used}</Trans>}
          {children}
        </p>
      </div>
      <IconButton label={t`Rename ${name}`} className={s.act} onClick={onRename}>
        <Pencil size={20} />
      </IconButton>
      <IconButton label={t`Remove ${name}`} className={s.act} onClick={onRemove}>
        <Trash size={20} />
      </IconButton>
    </li>
  );
}
