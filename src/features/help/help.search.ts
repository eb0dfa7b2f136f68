import { wholeNumber } from '#src/contract/core/query-text.ts';

/** `i` presets the tab [S1-199]; anything but a small whole number is left out. */
export const readHelpSearch = ({ i }: Record<string, unknown>): { i?: number | undefined } => ({
  i: wholeNumber(i, 0, 99),
});
