import type { Amount } from './amount.ts';

/**
 * The currency of play money: the ISO 4217 code for tests, which no merchant can have. Its minor unit is one chip, so that
 * fractions of a chip never appear.
 */
export const playCurrency = 'XTS';

/** `'12.34'` of play money is 1234 chips; as a number, for formatting. */
export const chipsOf = (amount: Amount): number => Number(amount.replace('.', ''));
