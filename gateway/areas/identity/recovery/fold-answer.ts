import { foldText } from '#gateway/db/fold-text.ts';

/** Normalises an answer before it is hashed: no case, accents, spaces and punctuation. `São  João!` → `saojoao` */
export const foldAnswer = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');
