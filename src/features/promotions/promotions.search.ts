/** Read by the page itself, so that it is no part of the first route. Which promotions are shown: those that are open to the reader, his own, or those that are over. */
export type PromotionsShown = 'mine' | 'over' | undefined;

export const readPromotionsSearch = ({ show }: Record<string, unknown>): { show?: PromotionsShown } => ({
  show: show === 'mine' || show === 'over' ? show : undefined,
});
