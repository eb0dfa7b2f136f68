/** The country whose addresses have a form of their own; any other one is a name. */
export const brazil = 'BR';

/** States of Brazil and its federal district, as letters are addressed. */
export const brazilianStates = [
  ...(['AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA'] as const),
  ...(['PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO'] as const),
] as const;

/** The eight digits of a Brazilian postal code, with a hyphen after the fifth or without one. */
export const cepRule = /^\d{5}-?\d{3}$/;

/** Most characters of a line of an address. */
export const longestLine = 100;
