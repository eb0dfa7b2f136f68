/**
 * Parsed by the page itself, so that it is not part of the first route. Filter of the promotions: those open to the reader, the
 * reader's own, or past ones.
 */
export type PromotionsShown = 'mine' | 'over' | undefined;

export const readPromotionsSearch = ({ show }: Record<string, unknown>): { show?: PromotionsShown } => ({
  show: show === 'mine' || show === 'over' ? show : undefined,
});
