import { en } from '../shared/text-en.ts';
import { pt, type Text } from '../shared/text-pt.ts';

export type Language = 'pt' | 'en';

/** Everything that the page says, in one language. */
export function textIn(language: Language): Text {
  return language === 'en' ? en : pt;
}
