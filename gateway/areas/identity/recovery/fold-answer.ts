import { countedLetters } from '#src/contract/identity/security.schema.ts';
import { foldText } from '#gateway/db/fold-text.ts';

/** Normalises an answer before it is hashed: no case, accents, spaces, punctuation and invisible letters. `São  João!` → `saojoao` */
export const foldAnswer = (text: string): string => countedLetters(foldText(text));
