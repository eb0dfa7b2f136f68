import type { Call } from '#src/contract/core/call.ts';

const area = 'tasks';

/** How long a code of the task page lives, in seconds. */
export const taskCodeSeconds = 60;
/** What the task link is given: the code [S1-232], and what its page looks and reads like. */
export const taskFields = { code: 'token', language: 'lang', theme: 'theme' } as const;

/** What a day's tasks count: rounds, games and vendors that were played. */
export const dailyTaskKinds = ['rounds', 'games', 'vendors'] as const;
export type DailyTaskKind = (typeof dailyTaskKinds)[number];

export const taskCode = {
  area,
  name: 'taskCode',
  method: 'POST',
  path: '/wps/member/taskCode',
  access: 'member',
  may: 'tasks',
  cache: 'private',
  ours: true,
} as const satisfies Call;

/** `done` and `name` are missing where nobody has signed in; `endsAt`: when the day is over, epoch ms. */
export const dailyTasks = {
  area,
  name: 'dailyTasks',
  method: 'POST',
  path: '/wps/tasks/daily',
  access: 'public',
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const ownMissions = {
  area,
  name: 'ownMissions',
  method: 'GET',
  path: '/wps/member/missions',
  access: 'member',
  may: 'tasks',
  cache: 'private',
  follows: ['status'],
  ours: true,
} as const satisfies Call;
