/**
 * Typed or pasted text in plain characters: digits of every width as 0–9, every dash as `-`, and no character without a shape, such as
 * the marks of direction that a phone's contacts put around a number.
 */
export const plainText = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-');

/** A code that was typed or pasted, as it is compared: `365 666` and `365-666` are `365666`. */
export const plainCode = (typed: string): string => plainText(typed).replace(/[\s-]/g, '');

/** A code of letters and digits that is read aloud and typed: any case, any grouping, O for 0, I and L for 1. */
export const spokenCode = (typed: string): string =>
  plainText(typed)
    .toUpperCase()
    .replaceAll(/[\s.-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

/** A person's name: keyboards write an apostrophe as an accent, too; `D´Ávila` is `D’Ávila`. */
export const plainName = (typed: string): string => typed.replace(/[´`‘ʼ]/g, '’');

/** Letters without a shape: the fillers of Hangul, the blank pattern of Braille, the grapheme joiner. */
export const blankLetter = /[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/;

/** Whether a text has a visible character. */
export const isVisible = (text: string): boolean =>
  Array.from(text).some((one) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(one) && !blankLetter.test(one));
