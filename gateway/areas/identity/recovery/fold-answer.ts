import { foldText } from '#gateway/db/fold-text.ts';

/** An answer as it is hashed: without case, accents, spaces and signs, which nobody remembers. `São  João!` → `saojoao` */
export const foldAnswer = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');
