import { defineRead } from '#src/platform/resource/define-read.ts';

/** The member's missions of the day; each round that is played counts: read anew whenever the page is opened, stored nowhere. */
export const missionsResource = defineRead({
  name: 'missions',
  call: () => import('#src/contract/tasks.ts').then((module) => module.ownMissions),
  access: 'member',
  query: () => ({}),
  freshFor: 0,
});
