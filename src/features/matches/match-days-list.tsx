import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { type MatchDay, matchDays } from '#src/components/games/matches/match-days.ts';
import type { Match } from '#src/contract/lobby/matches.schema.ts';
import { localeOf } from '#src/contract/core/locale.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { MatchRow } from './match-row.tsx';
import s from '#src/components/games/matches/match.module.css';

/** The matches grouped by day in the reader's time zone; `now` in epoch ms. */
export function MatchDays({ matches, now }: { matches: readonly Match[]; now: number }) {
  const { t } = useLingui();
  const locale = localeOf[useAtomValue(languageAtom)];
  const titleOf = ({ day, when }: MatchDay): string => {
    if (when === 'now') return t`Live now`;
    if (when === 'today') return t`Today`;
    return when === 'tomorrow' ? t`Tomorrow` : formatDate(day, locale);
  };
  return matchDays(matches, now).map((group) => {
    const title = titleOf(group);
    return (
      <section key={group.when === 'now' ? 'now' : group.day}>
        <h2 className={s.title}>{title}</h2>
        <ul className={s.list} aria-label={title}>
          {group.matches.map(({ match, kickoff }) => (
            <MatchRow key={match.matchId} match={match} kickoff={kickoff} />
          ))}
        </ul>
      </section>
    );
  });
}

/** A day (YYYY-MM-DD) as text: `sábado, 28 de novembro`. */
const formatDate = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
