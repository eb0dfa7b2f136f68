import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { standingMatches } from '#src/components/games/matches/match-days.ts';
import { MatchWhen } from '#src/components/games/matches/match-when.tsx';
import { SideDisc } from '#src/components/games/matches/side-disc.tsx';
import { useOpenMatch } from '#src/components/games/matches/use-open-match.ts';
import { useClock } from '#src/components/kit/use-clock.ts';
import type { Match } from '#src/contract/lobby/matches.schema.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';
import { matchesResource } from '#src/state/lobby/matches.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { LiveStrip } from './live-strip.tsx';
import s from './matches-strip.module.css';

/** Number of matches in the strip; the page of all matches has the rest. */
const most = 8;
/** Interval of re-sorting; ms. */
const orderEvery = 5000;

/** The hot matches of a category that are running or start next, with a link to all of them; empty without any. */
export function MatchesStrip({ category }: { category: Match['gameCategory'] }) {
  const { t } = useLingui();
  const open = useOpenMatch();
  const alive = useHydrated();
  const now = serverTime(useClock(orderEvery));
  const matches = useResource(matchesResource, { language: useSettledLanguage() }).value ?? [];
  const shown = standingMatches(
    matches.filter(({ gameCategory }) => gameCategory === category),
    now,
  ).slice(0, most);
  if (shown.length === 0) return null;
  const title = t`Hot matches`;
  const more = (
    <Link
      to="/m/hotMatch"
      className={buttonClass({ variant: 'text', compact: true })}
      aria-label={t`See all: ${title}`}
    >
      <Trans>See all</Trans>
    </Link>
  );
  // The time and time zone are unknown to the server-rendered document: it reserves the space.
  if (!alive)
    return (
      <LiveStrip title={title} live={false} more={more}>
        <li className={s.coming} />
      </LiveStrip>
    );
  return (
    <LiveStrip title={title} live={shown.some(({ kickoff }) => kickoff.running)} more={more}>
      {shown.map(({ match, kickoff }) => (
        <li key={match.matchId} className={s.place}>
          <button type="button" className={s.card} onClick={() => open(match)}>
            <span className={s.discs}>
              <SideDisc side={match.home} />
              <SideDisc side={match.away} />
            </span>
            <b>{match.home.name}</b>
            <b>{match.away.name}</b>
            <small>
              <MatchWhen kickoff={kickoff} withDay />
            </small>
          </button>
        </li>
      ))}
    </LiveStrip>
  );
}
