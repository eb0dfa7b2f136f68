import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CategoryIcon } from '#src/components/games/category-icon.tsx';
import { categoryNames } from '#src/components/games/category-name.ts';
import type { LobbyCategory } from '#src/state/lobby/lobby-rules.ts';
import s from './lobby.module.css';

/** Number of vendor logos shown. */
const marks = 3;

/** A category of the game centre: its name, the numbers of games and vendors, the logos of the first vendors. */
export function CategoryCard({ category: { gameCategory, vendorNames } }: { category: LobbyCategory }) {
  const { i18n } = useLingui();
  const games = vendorNames.reduce((sum, { gameCount }) => sum + gameCount, 0);
  return (
    <Link to="/m/gameList" search={{ gameType: gameCategory }} className={s.card}>
      <span className={s.icon}>
        <CategoryIcon tab={gameCategory} size={24} />
      </span>
      <h2 className={s.name}>{i18n._(categoryNames[gameCategory])}</h2>
      <p className={s.counts}>
        <Plural value={games} one="# game" other="# games" />
        <br />
        <Plural value={vendorNames.length} one="# provider" other="# providers" />
      </p>
      <span className={s.marks} aria-hidden="true">
        {vendorNames.slice(0, marks).map(({ vassalage, iconUrl }) => (
          <img key={vassalage} src={iconUrl} alt="" width="32" height="32" loading="lazy" decoding="async" />
        ))}
        {vendorNames.length > marks && <span className={s.more}>+{vendorNames.length - marks}</span>}
      </span>
    </Link>
  );
}
