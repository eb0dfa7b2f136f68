import * as v from 'valibot';
import { TokenField } from '#src/contract/core/wire.ts';
import { dailyTaskKinds } from './tasks.ts';

/**
 * Empty while the programme does not run; `endsAt`: the end of the day, epoch ms. `points`: of the mall, that a mission gives once it is done and
 * claimed; 0: none.
 */
const Missions = v.object({
  endsAt: v.number(),
  missions: v.array(
    v.object({
      kind: v.picklist(dailyTaskKinds),
      goal: v.number(),
      done: v.number(),
      points: v.number(),
      claimed: v.boolean(),
    }),
  ),
});
export type Missions = v.InferOutput<typeof Missions>;

/** Requests and answers of the calls of tasks. */
export const schemas = {
  taskCode: {
    body: v.object({}),
    value: v.object({ code: v.string(), expiresIn: v.number() }),
  },
  dailyTasks: {
    body: v.object({ code: v.optional(v.pipe(v.string(), v.maxLength(2048))) }),
    value: v.object({
      name: v.optional(v.string()),
      endsAt: v.number(),
      tasks: v.array(v.object({ kind: v.picklist(dailyTaskKinds), goal: v.number(), done: v.optional(v.number()) })),
    }),
  },
  ownMissions: {
    query: v.object({}),
    value: Missions,
  },
  claimMission: {
    body: v.object({ kind: v.picklist(dailyTaskKinds), token: TokenField }),
    value: Missions,
  },
};
