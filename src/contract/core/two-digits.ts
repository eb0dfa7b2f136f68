/** A number as clocks and drawn balls show it: 7 is 07. */
export const twoDigits = (number: number): string => String(number).padStart(2, '0');
