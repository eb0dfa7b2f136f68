import * as v from 'valibot';
import { defineCall } from './call.ts';

/** How long a code of the task page lives, in seconds. */
export const taskCodeSeconds = 60;
/** What the task link is given: the code [S1-232], and what its page looks and reads like. */
export const taskFields = { code: 'token', language: 'lang', theme: 'theme' } as const;

/** What a day's tasks count: rounds, games and vendors that were played. */
export const dailyTaskKinds = ['rounds', 'games', 'vendors'] as const;
export type DailyTaskKind = (typeof dailyTaskKinds)[number];

export const taskCode = defineCall({
  name: 'taskCode',
  summary: 'A code that shows the task page the tasks of the member: once, within 60 s. It opens nothing else',
  method: 'POST',
  path: '/wps/member/taskCode',
  body: v.object({}),
  value: v.object({ code: v.string(), expiresIn: v.number() }),
  access: 'member',
  may: 'tasks',
  cache: 'private',
  ours: true,
});

/** `done` and `name` are missing where nobody has signed in; `endsAt`: when the day is over, epoch ms. */
export const dailyTasks = defineCall({
  name: 'dailyTasks',
  summary: "The tasks of the day, for the task page's server: with a code what its member has done of them",
  method: 'POST',
  path: '/wps/tasks/daily',
  body: v.object({ code: v.optional(v.pipe(v.string(), v.maxLength(2048))) }),
  value: v.object({
    name: v.optional(v.string()),
    endsAt: v.number(),
    tasks: v.array(v.object({ kind: v.picklist(dailyTaskKinds), goal: v.number(), done: v.optional(v.number()) })),
  }),
  access: 'public',
  cache: 'private',
  ours: true,
});

/** None while the programme does not run; `endsAt`: when the day is over, epoch ms. */
const Missions = v.object({
  endsAt: v.number(),
  missions: v.array(v.object({ kind: v.picklist(dailyTaskKinds), goal: v.number(), done: v.number() })),
});
export type Missions = v.InferOutput<typeof Missions>;

export const ownMissions = defineCall({
  name: 'ownMissions',
  summary: "The member's missions of the day, with what is done of them; none while the programme does not run",
  method: 'GET',
  path: '/wps/member/missions',
  query: v.object({}),
  value: Missions,
  access: 'member',
  may: 'tasks',
  cache: 'private',
  follows: ['status'],
  ours: true,
});
