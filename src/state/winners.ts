import { winnersLimit, winnersScrollAbove } from '#src/contract/limits.ts';
import type { Winner } from '#src/contract/winners.ts';
import type { Language } from '#src/contract/wire.ts';
import { send } from '#src/platform/calls/send.ts';
import { defineResource } from '#src/platform/resource/resource.ts';

/** What the board asks for. */
export const winnersQuery = (language: Language) => ({
  gameCategory: 'ALL' as const,
  language,
  limitNum: winnersLimit,
});

/** The winners' board, all categories, at most 100 rows [S1-372]. */
export const winnersResource = defineResource<{ language: Language }, Winner[]>({
  name: 'winners',
  key: ({ language }) => language,
  load: async ({ language }, reading) => {
    const { rankList } = await import('#src/contract/winners.ts');
    return (await send(rankList, { query: winnersQuery(language), reading })).list;
  },
  // The board shows six rows; the rest comes with the next reading.
  travels: (rows) => rows.slice(0, winnersScrollAbove + 2),
  freshFor: 30_000,
  access: 'public',
});
