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
    summary: 'A code that shows the task page the tasks of the member: once, within 60 s. It opens nothing else',
    body: v.object({}),
    value: v.object({ code: v.string(), expiresIn: v.number() }),
  },
  dailyTasks: {
    summary: "The tasks of the day, for the task page's server: with a code what its member has done of them",
    body: v.object({ code: v.optional(v.pipe(v.string(), v.maxLength(2048))) }),
    value: v.object({
      name: v.optional(v.string()),
      endsAt: v.number(),
      tasks: v.array(v.object({ kind: v.picklist(dailyTaskKinds), goal: v.number(), done: v.optional(v.number()) })),
    }),
  },
  ownMissions: {
    summary: "The member's missions of the day, with what is done of them; none while the programme does not run",
    query: v.object({}),
    value: Missions,
  },
};
