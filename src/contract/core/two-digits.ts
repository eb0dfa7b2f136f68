/** A number in two digits, as on clocks and drawn balls: 7 is 07. */
export const twoDigits = (number: number): string => String(number).padStart(2, '0');
