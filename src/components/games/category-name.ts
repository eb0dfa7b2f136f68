import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GameTab } from '#src/contract/core/game-category.ts';

/** Names of the lobby's categories, translated on render. */
export const categoryNames: Record<GameTab, MessageDescriptor> = {
  HOT: msg`Popular`,
  FAV: msg`Favourites`,
  RNG: msg`Slots`,
  FISH: msg`Fishing`,
  LIVE: msg`Live`,
  COCKFIGHT: msg`Cockfight`,
  SPORTS: msg`Sports`,
  ESPORTS: msg`E-sports`,
  PVP: msg`PVP`,
  LOTT: msg`Lottery`,
  ELOTT: msg`E-lottery`,
  PROMO: msg`Promotions`,
};
