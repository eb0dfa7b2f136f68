import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Gift from 'lucide-react/icons/gift';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Trash2 from 'lucide-react/icons/trash-2';
import { plainText } from '#src/components/kit/plain-text.ts';
import type { Message } from '#src/contract/notify/messages.schema.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { cx } from '#src/ui/class-names.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import dot from '#src/ui/unread-dot.module.css';
import s from './messages.module.css';
import type { Language } from '#src/contract/core/wire.ts';
import { formatAge, formatClock, formatDay } from '#src/platform/language/format.ts';
import { localeOf } from '#src/contract/core/locale.ts';

const day = 86_400_000;

/** Midnight before a moment, in the reader's time zone. */
const dayOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** When a message was sent, in the shortest form: `14:02`, `yesterday`, `Sun`, `14/03/2026`. Epoch ms. */
function messageTime(at: number, now: number, language: Language): string {
  // A day of another length, at a clock change, still counts as one.
  const days = Math.round((dayOf(now) - dayOf(at)) / day);
  if (days <= 0) return formatClock(at, language);
  if (days === 1) return formatAge(now - day, now, language);
  if (days < 7) return new Intl.DateTimeFormat(localeOf[language], { weekday: 'short' }).format(at);
  return formatDay(at, language);
}

const icons: Record<Message['kind'], LucideIcon> = { account: CircleUserRound, safety: ShieldCheck, promotions: Gift };
/** Length of a text that two lines can show; characters. */
const excerpt = 160;

type MessageRowProps = {
  message: Message;
  /** Epoch ms. */
  now: number;
  /** Whether it is selected, in selection mode. */
  chosen: boolean | undefined;
  offline: boolean;
  onOpen: () => void;
  onDelete: () => void;
};

/** A message of the inbox: the dot marks it as unread; a tap opens it, or selects it. */
export function MessageRow({ message, now, chosen, offline, onOpen, onDelete }: MessageRowProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const { kind, title, content, sentAt, read } = message;
  const Icon = icons[kind];
  const choosing = chosen !== undefined;
  return (
    <li className={cx(s.message, !read && cx(dot.unread, s.unread))}>
      <button
        type="button"
        className={s.open}
        {...(choosing ? { role: 'checkbox', 'aria-checked': chosen } : { 'aria-haspopup': 'dialog' })}
        onClick={onOpen}
      >
        <span className={cx(s.picture, chosen && s.chosen)}>
          {chosen ? <Check size={20} strokeWidth={3} aria-hidden /> : <Icon size={20} aria-hidden />}
        </span>
        <span className={s.body}>
          <span className={s.head}>
            <b>{title}</b>
            <time dateTime={new Date(sentAt).toISOString()}>{messageTime(sentAt, now, language)}</time>
          </span>
          {!read && (
            <span className="sr-only">
              <Trans>Unread.</Trans>
            </span>
          )}
          <span className={s.excerpt}>{plainText(content).slice(0, excerpt)}</span>
        </span>
      </button>
      {!choosing && (
        <IconButton
          label={t`Delete: ${title}`}
          className={s.delete}
          aria-disabled={offline || undefined}
          onClick={onDelete}
        >
          <Trash2 size={20} />
        </IconButton>
      )}
    </li>
  );
}
