import { useLingui } from '@lingui/react/macro';
import { categoryNames } from '#src/components/games/category-name.ts';
import type { GameTab } from '#src/contract/core/game-category.ts';

/** Names a category of games by its code; empty for games that have left the catalogue. */
export function useCategoryName(): (category: string) => string {
  const { t, i18n } = useLingui();
  return (category) => {
    const name = categoryNames[category as GameTab] as (typeof categoryNames)[GameTab] | undefined;
    return name ? i18n._(name) : t`Games no longer offered`;
  };
}
