import { mostStake } from './bets.ts';
import { en } from './shared/text-en.ts';
import { pt, type Text } from './shared/text-pt.ts';
import { lines, pearlPays, publishedReturn } from './model.ts';

/** The rules as the page gives them under its prizes. */
function rulesOf({ sheet }: Text): string[] {
  const [split, pays, drawn] = sheet.rules;
  const pearls = pearlPays.map((multiple, index) => `${sheet.kinds(index + 3)} ${sheet.times(String(multiple))}`);
  return [
    split,
    pays,
    `${sheet.wildTitle}: ${sheet.wild}`,
    `${sheet.pearlTitle}: ${sheet.pearl} ${pearls.join(', ')}.`,
    drawn,
    sheet.honest,
  ].filter((rule) => rule !== undefined);
}

/**
 * The vendor's description of its games, which are all the same one. The volatility is that of rounds on
 * every line: their results lie about two stakes apart (maths.test.ts). `maxBet` in minor units.
 */
export const description = {
  returnPercent: publishedReturn,
  volatility: 'low',
  maxBet: mostStake * lines.length,
  languages: ['pt', 'en'],
  rules: { pt: rulesOf(pt), en: rulesOf(en) },
} as const;
