import { foldText } from '#gateway/db/fold-text.ts';

/** Normalises an answer before it is hashed: no case, accents, spaces, punctuation and invisible letters. `São  João!` → `saojoao` */
export const foldAnswer = (text: string): string =>
  foldText(text).replace(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '');
