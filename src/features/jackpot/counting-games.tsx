import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { categoryNames } from '#src/components/games/category-name.ts';
import type { Jackpot } from '#src/contract/jackpots/jackpots.schema.ts';
import { rateText } from './rate-text.ts';
import s from './jackpot.module.css';

/** A jackpot's rate per bet, and a link to its games. */
export function CountingGames({ jackpot: { category, rate } }: { jackpot: Jackpot }) {
  const { t, i18n } = useLingui();
  const percent = rateText(rate, i18n.locale);
  const games = category === '' ? t`All games` : i18n._(categoryNames[category]);
  const words = (
    <>
      <span className={s.words}>
        <b>{games}</b>
        <small className="num">{t`Grows by ${percent}% of each bet`}</small>
      </span>
      <ChevronRight size={20} />
    </>
  );
  return category === '' ? (
    <Link to="/m/game" className={s.games}>
      {words}
    </Link>
  ) : (
    <Link to="/m/gameList" search={{ gameType: category }} className={s.games}>
      {words}
    </Link>
  );
}
