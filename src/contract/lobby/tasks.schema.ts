import * as v from 'valibot';
import { dailyTaskKinds } from './tasks.ts';

/** Empty while the programme does not run; `endsAt`: the end of the day, epoch ms. */
const Missions = v.object({
  endsAt: v.number(),
  missions: v.array(v.object({ kind: v.picklist(dailyTaskKinds), goal: v.number(), done: v.number() })),
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
};
