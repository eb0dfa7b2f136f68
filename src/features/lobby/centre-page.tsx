import { LobbyCategories } from './lobby-categories.tsx';
import { CategoryCard } from './category-card.tsx';
import s from './lobby.module.css';
import { VendorDirectory } from './vendor-directory.tsx';
import { LobbyLinks } from './lobby-links.tsx';

/** /m/gameCenter: every category with its numbers [S1-055], and every vendor by its name. */
export function CentrePage() {
  return (
    <>
      <LobbyLinks but="/m/gameCenter" />
      <div className={s.centre}>
        <LobbyCategories>
          {(categories) => (
            <>
              <ul className={s.cards}>
                {categories.map((category) => (
                  <li key={category.gameCategory}>
                    <CategoryCard category={category} />
                  </li>
                ))}
              </ul>
              <VendorDirectory categories={categories} />
            </>
          )}
        </LobbyCategories>
      </div>
    </>
  );
}
