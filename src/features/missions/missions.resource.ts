import { claimMission, ownMissions } from '#src/contract/lobby/tasks.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { defineWrite } from '#src/platform/resource/define-write.ts';

/** The member's missions of the day; every round counts: fetched whenever the page is opened, never cached. */
export const missionsResource = defineRead({
  name: 'missions',
  call: ownMissions,
  query: () => ({}),
  freshFor: 0,
});

/** Claims the points of a mission. */
export const claim = defineWrite({
  call: claimMission,
  changes: [missionsResource],
  show: (store, value) => missionsResource.set(store, undefined, value),
});
