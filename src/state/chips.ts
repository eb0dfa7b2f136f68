import { defineRead } from '#src/platform/resource/define-read.ts';

/** How many chips a trial guest or a visitor has to play with: read anew whenever it is asked for, stored nowhere. */
export const chipsResource = defineRead({
  name: 'chips',
  call: () => import('#src/contract/free-play.ts').then((module) => module.chips),
  access: 'optional',
  query: () => ({}),
  pick: ({ chips }) => chips,
  freshFor: 0,
});
