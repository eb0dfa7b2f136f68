import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { CategoryIcon } from '#src/components/games/category-icon.tsx';
import { categoryNames } from '#src/components/games/category-name.ts';
import { vendorItem } from '#src/components/games/launchable.ts';
import { useLaunch } from '#src/components/games/use-launch.ts';
import type { GameTab } from '#src/contract/core/game-category.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { directLaunchVendor, homeTabs, lobbyCategories } from '#src/state/lobby/lobby-rules.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { vendorSortingResource } from '#src/state/lobby/vendors.ts';
import { useScrollActive } from '#src/ui/use-scroll-active.ts';
import s from './category-strip.module.css';

/**
 * HOT, the server's categories, FAV for members [S1-133]; it sticks under the header [S1-141] and scrolls horizontally [S1-139].
 */
export function CategoryStrip({ tab, onSelect }: { tab: GameTab; onSelect: (tab: GameTab) => void }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const launch = useLaunch();
  const signedIn = useAtomValue(memberAtom) !== null;
  const categories = lobbyCategories(useResource(vendorSortingResource, undefined).value?.sorting ?? []);
  const strip = useRef<HTMLDivElement>(null);
  useScrollActive(strip, tab);

  const select = (next: GameTab) => {
    const only = directLaunchVendor(next, categories);
    if (next === 'PROMO') void navigate({ to: '/m/activity' });
    else if (only && next !== 'HOT' && next !== 'FAV') launch(vendorItem(only, next));
    else onSelect(next);
  };
  return (
    <div className={s.strip} ref={strip} role="group" aria-label={t`Categories`}>
      {homeTabs(categories, signedIn).map((entry) => (
        <button
          key={entry}
          type="button"
          className={s.entry}
          aria-pressed={entry === tab}
          data-tab={entry}
          onClick={() => select(entry)}
        >
          <span className={s.icon}>
            <CategoryIcon tab={entry} />
          </span>
          {i18n._(categoryNames[entry])}
        </button>
      ))}
    </div>
  );
}
