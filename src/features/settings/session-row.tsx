import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Laptop from 'lucide-react/icons/laptop';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import { useClock } from '#src/components/kit/use-clock.ts';
import rows from '#src/components/kit/device-rows.module.css';
import type { OpenSession } from '#src/contract/identity/sessions.schema.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { formatAge, formatDay } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Button } from '#src/ui/button.tsx';
import { sessionName } from './session-name.ts';
import s from './sessions.module.css';

const icons = { phone: Smartphone, tablet: Tablet, computer: Laptop, unknown: CircleQuestionMark };

type SessionRowProps = {
  session: OpenSession;
  offline: boolean;
  onEnd: () => void;
  /** The member does not know it. */
  onStrange: () => void;
};

/** One session of the account: its device, its last activity, its start, and buttons to end it, or to say that it is a stranger's. */
export function SessionRow({ session, offline, onEnd, onStrange }: SessionRowProps) {
  'use memo';
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const now = serverTime(useClock(60_000));
  const Icon = icons[session.kind];
  const name = sessionName(i18n, session);
  const seen = formatAge(session.lastSeenAt, now, language, 'short');
  const since = formatDay(session.firstSeenAt, language);
  return (
    <li className={rows.row}>
      <span className={rows.icon} aria-hidden="true">
        <Icon size={20} />
      </span>
      <div className={rows.words}>
        <h2 className={rows.name}>
          {name}
          {session.current && (
            <span className={s.mark}>
              <Trans>This device</Trans>
            </span>
          )}
        </h2>
        <p className={rows.times}>
          {session.current ? <Trans>In use now · since {since}</Trans> : t`${seen} · since ${since}`}
        </p>
        {!session.current && (
          <Button
            variant="text"
            className={s.strange}
            aria-disabled={offline || undefined}
            aria-label={t`It wasn’t me: ${name}`}
            onClick={onStrange}
          >
            <Trans>It wasn’t me</Trans>
          </Button>
        )}
      </div>
      {!session.current && (
        <Button
          variant="text"
          className={s.end}
          aria-disabled={offline || undefined}
          aria-label={t`End ${name}`}
          onClick={onEnd}
        >
          <Trans>End</Trans>
        </Button>
      )}
    </li>
  );
}
