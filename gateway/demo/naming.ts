import { foldText } from '../db/fold-text.ts';
import type { Noun } from './lexicon.ts';
import type { Quality } from './qualities.ts';

/** Characters; two lines of 104 px hold it. */
export const maxNameLength = 18;

/** A game's name in both languages. */
export interface GameName {
  pt: string;
  en: string;
}

/** Text for a URL: a–z, 0–9 and hyphens. */
export function slug(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function inflect(template: string, noun: string, feminine: boolean): string {
  const [masculine = template, forFeminine = masculine] = template.split('|');
  return (feminine ? forFeminine : masculine).replace('~', noun);
}

/** 'Sol do Sol', 'Star … Stellar': the same stem twice in one name. */
function echoes(name: string): boolean {
  const words = foldText(name)
    .split(/[\s-]+/)
    .filter((word) => word.length > 2);
  return words.some((word, i) => words.some((other, j) => i < j && word.slice(0, 4) === other.slice(0, 4)));
}

/** Combinations that mean something else than they say. */
const ambiguousNames = new Set([
  'cogumelo magico',
  'cogumelo mistico',
  'cogumelo encantado',
  'doce magico',
  'cha magico',
  'magic mushroom',
]);

/** The noun with the quality, agreeing in gender; undefined when it is too long or says a word twice. */
export function nameGame(noun: Noun, quality: Quality): GameName | undefined {
  const feminine = noun.gender === 'f';
  const name = { pt: inflect(quality.pt, noun.pt, feminine), en: inflect(quality.en, noun.en, feminine) };
  if (name.pt.length > maxNameLength || name.en.length > maxNameLength) return undefined;
  return echoes(name.pt) || echoes(name.en) || ambiguousNames.has(foldText(name.pt)) ? undefined : name;
}

/** Does this quality suit the noun at all? */
export function suits(noun: Noun, quality: Quality): boolean {
  return quality.only === undefined || (quality.only === 'living') === noun.living;
}

/** Remembers which names are taken, in both languages. */
export class NameBook {
  readonly #taken = new Set<string>();

  /** Takes a name unless either language has it already. */
  take(name: GameName): boolean {
    const keys = [`pt ${foldText(name.pt)}`, `en ${foldText(name.en)}`];
    if (keys.some((key) => this.#taken.has(key))) return false;
    for (const key of keys) this.#taken.add(key);
    return true;
  }
}
