import { winnersLimit, winnersScrollAbove } from '#src/contract/core/limits.ts';
import { rankList } from '#src/contract/vendors/winners.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** The winners' board, all categories, at most 100 rows [S1-372]. */
export const winnersResource = defineRead({
  name: 'winners',
  call: rankList,
  query: ({ language }: { language: Language }) => ({
    gameCategory: 'ALL' as const,
    language,
    limitNum: winnersLimit,
  }),
  pick: ({ list }) => list,
  // The board shows six rows; the rest loads with the next read. The gateway's bundle takes the part.
  dehydrate: import.meta.env.SSR ? (rows) => rows.slice(0, winnersScrollAbove + 2) : true,
  freshFor: 30_000,
});
