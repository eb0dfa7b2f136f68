import { ownMissions } from '#src/contract/lobby/tasks.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** The member's missions of the day; every round counts: fetched whenever the page is opened, never cached. */
export const missionsResource = defineRead({
  name: 'missions',
  call: ownMissions,
  query: () => ({}),
  freshFor: 0,
});
