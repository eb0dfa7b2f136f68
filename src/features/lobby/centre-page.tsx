import { LobbyCategories } from './lobby-categories.tsx';
import { CategoryCard } from './category-card.tsx';
import s from './lobby.module.css';
import { LobbyWays } from './lobby-ways.tsx';

/** /m/gameCenter: every category with how much it has [S1-055]. */
export function CentrePage() {
  return (
    <>
      <LobbyWays but="/m/gameCenter" />
      <div className={s.centre}>
        <LobbyCategories>
          {(categories) => (
            <ul className={s.cards}>
              {categories.map((category) => (
                <li key={category.gameCategory}>
                  <CategoryCard category={category} />
                </li>
              ))}
            </ul>
          )}
        </LobbyCategories>
      </div>
    </>
  );
}
