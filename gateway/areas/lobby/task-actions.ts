import * as v from 'valibot';
import { type DailyTaskKind, dailyTaskKinds } from '#src/contract/lobby/tasks.ts';
import { defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { nameIn, whole, word } from '#gateway/actions/inputs.ts';
import { changeSettings } from '../site/setting-actions.ts';
import { merchantOf } from '../site/site-actions.ts';
import { taskAddress } from './task-link.ts';

const type = 'TASK';

/** Most points of a mission: what a member is given in a day stays within three times as many. */
const mostMissionPoints = 10_000;

const kindCodes = {
  rounds: 'rounds to be played',
  games: 'different games',
  vendors: 'games of different vendors',
} as const satisfies Record<DailyTaskKind, string>;

/** The page of the members' tasks [S1-231], and what the demonstration's page asks of a day. */
export const taskActions = [
  defineAction({
    name: 'task show',
    reads: true,
    summary: 'the link of the task page, and the goals of its tasks',
    run: async (context) => {
      const { settings } = await merchantOf(context);
      const { db, config } = context;
      const link = await db.selectFrom('resources').select('url').where('resource_type', '=', type).executeTakeFirst();
      const goals = dailyTaskKinds.map((kind) => [
        kind,
        settings.dailyTasks[kind] || 'off',
        `${kindCodes[kind]}, ${settings.taskPoints[kind] || 'no'} points`,
      ]);
      return [['link', link ? (taskAddress(link.url, config) ?? `${link.url} (may not be framed)`) : 'off'], ...goals];
    },
  }),
  defineAction({
    name: 'task link',
    examples: ['task link /tasks/', 'task link off'],
    summary:
      "set the page framed by /m/task: a path of the games' origin, or an address of an origin in FRAME_ORIGINS; off: none",
    input: v.object({ url: word(v.string(), 'address|off') }),
    changes: ['status'],
    run: async ({ db, config }, { url }) => {
      if (url === 'off') {
        await db.deleteFrom('resources').where('resource_type', '=', type).execute();
        return 'there is no task page';
      }
      const address = taskAddress(url, config);
      if (address === undefined)
        throw new OperatorError("Say a path of the games' origin, or an address of an origin in FRAME_ORIGINS.");
      await db
        .insertInto('resources')
        .values({ resource_type: type, url, sort_order: 100 })
        .onConflict((conflict) => conflict.column('resource_type').doUpdateSet({ url }))
        .execute();
      return `the task page is ${address}`;
    },
  }),
  defineAction({
    name: 'task goal',
    examples: ['task goal rounds 10'],
    summary: 'the daily number of a task; 0: no such task',
    input: v.object({
      kind: word(nameIn(kindCodes)),
      goal: word(whole(0, 9999, 'A goal is a whole number up to 9999.'), 'number'),
    }),
    changes: ['status'],
    run: async (context, { kind, goal }) => {
      await changeSettings(context, ({ dailyTasks }) => ({ dailyTasks: { ...dailyTasks, [kind]: goal } }));
      return `${kind}: ${goal || 'off'}`;
    },
  }),
  defineAction({
    name: 'task points',
    examples: ['task points rounds 20'],
    summary: 'how many points of the mall a mission gives, once a day for each member; 0: none',
    input: v.object({
      kind: word(nameIn(kindCodes)),
      points: word(whole(0, mostMissionPoints, `Points are a whole number up to ${mostMissionPoints}.`), 'number'),
    }),
    changes: ['status'],
    run: async (context, { kind, points }) => {
      await changeSettings(context, ({ taskPoints }) => ({ taskPoints: { ...taskPoints, [kind]: points } }));
      return `${kind}: ${points} points`;
    },
  }),
];
