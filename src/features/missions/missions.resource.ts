import { ownMissions } from '#src/contract/lobby/tasks.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** The member's missions of the day; each round that is played counts: read anew whenever the page is opened, stored nowhere. */
export const missionsResource = defineRead({
  name: 'missions',
  call: ownMissions,
  query: () => ({}),
  freshFor: 0,
});
