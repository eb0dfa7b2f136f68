import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of tasks in the API document. */
export const docs = {
  taskCode: {
    summary: 'Issue a code for the task page',
    description:
      "A code that shows the member's tasks to the task page: once, within 60 seconds. It opens nothing else.",
  },
  dailyTasks: {
    summary: 'Read the daily tasks',
    description:
      "For the task page's server: the tasks of the day, with a code those of its member and their progress.",
    refusals: {
      handover_invalid: 'There is no such code, or it was used, or its 60 seconds are over.',
    },
  },
  ownMissions: {
    summary: 'Read the daily missions',
    description: "The member's missions of the day with their progress. Empty while the programme does not run.",
  },
  claimMission: {
    summary: 'Claim the points of a mission',
    description: 'Gives the points of a mission of this day, once.',
    refusals: {
      promotion_unavailable: 'The mission is not done, gives no points, or is none of this day.',
    },
  },
} satisfies Record<string, CallDocs>;
