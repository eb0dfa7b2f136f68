import { claimPromotion, applyPromotion, ownPromotions, listPromotions } from '#src/contract/promotions/promotions.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { OwnPromotion } from '#src/contract/promotions/promotions.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { defineJoinedRead, defineRead } from '#src/platform/resource/define-read.ts';
import { defineWrite } from '#src/platform/resource/define-write.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { announcementsCall, announcementsQuery, forThisLogin } from '#src/state/lobby/announcements.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { walletResource } from '#src/state/money/wallet.ts';
import { givenRewardsResource } from './given-rewards.resource.ts';

/** Every visible promotion, in one language. */
export const promotionsResource = defineRead({
  name: 'promotions',
  call: listPromotions,
  query: ({ language }: { language: Language }) => ({ language }),
  pick: ({ list }) => list,
  dehydrate: true,
  freshFor: 10_000,
});

const mayTakePart = (store: Store): boolean => {
  const member = store.get(memberAtom);
  return member !== null && may.promotions(member.type);
};

/** The member's status in each; empty for a type that cannot take part. */
export const ownPromotionsResource = defineJoinedRead({
  name: 'own-promotions',
  call: ownPromotions,
  load: async (ask, _all: void, { store }): Promise<OwnPromotion[]> => (mayTakePart(store) ? (await ask({})).list : []),
  // For offline visits, where nothing can be claimed.
  persist: {
    key: 'own-promotions',
    version: 1,
    schema: ({ entries }) => entries.list,
  },
  freshFor: 0,
});

/** The merchant's announcements about promotions. */
export const promotionNewsResource = defineRead({
  ...announcementsCall,
  name: 'promotion-news',
  query: ({ language }: { language: Language }) => announcementsQuery('PR', language),
  pick: (value, store) => forThisLogin(value, store).promotion,
  dehydrate: true,
  freshFor: 60_000,
});

/** Starts the reads of both pages. */
export function promotionReads(store: Store): Promise<void>[] {
  const params = { language: store.get(languageAtom) };
  return [
    promotionsResource.ensure(store, params),
    promotionNewsResource.ensure(store, params),
    ownPromotionsResource.ensure(store, undefined),
  ];
}

/** Replaces one promotion's status by the gateway's response. */
function note(store: Store, own: OwnPromotion): void {
  const others = ownPromotionsResource.peek(store, undefined) ?? [];
  ownPromotionsResource.set(store, undefined, [...others.filter(({ id }) => id !== own.id), own]);
}

/** Takes part in a promotion, or applies for its reward. */
export const applyFor = defineWrite({
  call: applyPromotion,
  show: note,
  changes: [promotionsResource, ownPromotionsResource],
});

/** Claims the reward of a stage and returns its new status: one that was not paid at once is under review. */
export const claimReward = defineWrite({
  call: claimPromotion,
  show: note,
  pick: ({ rewards }, { stage }) => rewards.find((reward) => reward.stage === stage)?.state,
  changes: [promotionsResource, ownPromotionsResource, walletResource, givenRewardsResource],
});
