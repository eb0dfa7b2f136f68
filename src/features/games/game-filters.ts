import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  type Classification,
  classifications,
  type MinimumBetSent,
  minimumBets,
} from '#src/contract/core/game-type.ts';

/** A category of the filter: its value in the request, its id in the panel, and its name [S1-254]. */
export type FilterCategory = { caId: Classification | undefined; id: string; name: MessageDescriptor };

const names: Record<Classification, MessageDescriptor> = {
  JP: msg`Jackpot`,
  SC: msg`Scratch cards`,
  VP: msg`Video poker`,
  TG: msg`PVP`,
  AC: msg`Arcade`,
};

/** All, and the five categories that games are classified by [S1-283]. */
export const filterCategories: readonly FilterCategory[] = [
  { caId: undefined, id: 'all', name: msg({ message: 'All', context: 'categories' }) },
  ...classifications.map((caId) => ({ caId, id: caId, name: names[caId] })),
];

/** A minimum bet of the filter: its value in the request, its id in the panel, and its name [S1-255]. */
export type MinimumBet = { bet: MinimumBetSent | undefined; id: string; name: string };

/** Any, and the five minimum bets [S1-284], named as amounts. */
export const minimumBetOptions = (any: string, money: (bet: MinimumBetSent) => string): MinimumBet[] => [
  { bet: undefined, id: 'all', name: any },
  ...minimumBets.map((bet) => ({ bet, id: bet, name: money(bet) })),
];
