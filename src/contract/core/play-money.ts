import type { Amount } from './amount.ts';

/**
 * The currency of play money: the code that ISO 4217 keeps for tests, which no merchant can have. Its minor unit is one chip, so
 * that nobody ever sees a part of one.
 */
export const playCurrency = 'XTS';

/** `'12.34'` of play money is 1234 chips; as digits, for who writes them. */
export const chipsOf = (amount: Amount): number => Number(amount.replace('.', ''));
