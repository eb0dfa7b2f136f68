import type { Call } from '#src/contract/core/call.ts';

const area = 'tasks';

/** Lifetime of a code of the task page in seconds. */
export const taskCodeSeconds = 60;
/** Query fields of the task link: the code [S1-232], and language and appearance of its page. */
export const taskFields = { code: 'token', language: 'lang', theme: 'theme' } as const;

/** Goals of a daily task: rounds, games and vendors played. */
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

/** `done` and `name` are missing for a visitor; `endsAt`: the end of the day, epoch ms. */
export const dailyTasks = {
  area,
  name: 'dailyTasks',
  method: 'POST',
  path: '/wps/tasks/daily',
  access: 'public',
  cache: 'private',
  ours: true,
} as const satisfies Call;

/** Pays the points of a mission that is done. */
export const claimMission = {
  area,
  name: 'claimMission',
  method: 'POST',
  path: '/wps/member/missions/claim',
  access: 'member',
  may: 'tasks',
  rule: 'rewardsAfterPlay',
  cache: 'private',
  idempotent: 'required',
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
