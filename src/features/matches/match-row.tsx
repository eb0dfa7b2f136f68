import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MatchWhen } from '#src/components/games/matches/match-when.tsx';
import { SideDisc } from '#src/components/games/matches/side-disc.tsx';
import { useOpenMatch } from '#src/components/games/matches/use-open-match.ts';
import type { Match } from '#src/contract/lobby/matches.schema.ts';
import type { Kickoff } from '#src/contract/lobby/match-time.ts';
import s from '#src/components/games/matches/match.module.css';

const sportNames: Record<Match['sport'], MessageDescriptor> = {
  football: msg`Football`,
  basketball: msg`Basketball`,
  volleyball: msg`Volleyball`,
  tennis: msg`Tennis`,
  esports: msg`E-sports`,
};

/** A match: teams, time, and the vendor that takes bets; a tap opens the vendor. */
export function MatchRow({ match, kickoff }: { match: Match; kickoff: Kickoff }) {
  const { t, i18n } = useLingui();
  const open = useOpenMatch();
  const { home, away, league, sport, vendorName } = match;
  return (
    <li>
      <button type="button" className={s.row} onClick={() => open(match)}>
        <span className={s.sides}>
          {[home, away].map((side, index) => (
            <span key={index} className={s.side}>
              <SideDisc side={side} />
              <b>{side.name}</b>
            </span>
          ))}
        </span>
        <span>
          <MatchWhen kickoff={kickoff} />
        </span>
        <small className={s.about}>
          {[i18n._(sportNames[sport]), league, match.open ? vendorName : t`${vendorName}, closed`].join(' · ')}
        </small>
      </button>
    </li>
  );
}
