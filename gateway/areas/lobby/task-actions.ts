import { type DailyTaskKind, dailyTaskKinds } from '#src/contract/tasks.ts';
import { taskAddress } from './task-link.ts';
import { change, type Command, type Operator, OperatorError } from '#gateway/actions/command.ts';
import { changeSettings } from '../site/setting-actions.ts';
import { merchantOf } from '../site/site-actions.ts';

const type = 'TASK';

/** The page of the members' tasks [S1-231], and what the demonstration's page asks of a day. */
export const taskCommands: readonly Command[] = [
  {
    name: 'task show',
    reads: true,
    help: 'the link of the task page, and the goals of its tasks',
    run: async (operator) => {
      const { settings } = await merchantOf(operator);
      const link = await operator.db
        .selectFrom('resources')
        .select('url')
        .where('resource_type', '=', type)
        .executeTakeFirst();
      const goals = dailyTaskKinds.map((kind) => [kind, settings.dailyTasks[kind] || 'off'] as const);
      return [
        ['link', link ? (taskAddress(link.url, operator.config) ?? `${link.url} (may not be framed)`) : 'off'],
        ...goals,
      ];
    },
  },
  {
    name: 'task link',
    takes: '<address|off>',
    help: "the page that /m/task frames: a path of the games' origin, or an address of an origin in FRAME_ORIGINS; off: none",
    run: (operator, [word = '']) => (word === 'off' ? dropLink(operator) : setLink(operator, word)),
  },
  {
    name: 'task goal',
    takes: '<rounds|games|vendors> <number>',
    help: 'how many of them a day asks for; 0: there is no such task',
    run: setGoal,
  },
];

async function setLink(operator: Operator, url: string): Promise<string> {
  const address = taskAddress(url, operator.config);
  if (address === undefined)
    throw new OperatorError("Say a path of the games' origin, or an address of an origin in FRAME_ORIGINS.");
  await change(operator, 'status', (trx) =>
    trx
      .insertInto('resources')
      .values({ resource_type: type, url, sort_order: 100 })
      .onConflict((conflict) => conflict.column('resource_type').doUpdateSet({ url }))
      .execute(),
  );
  return `the task page is ${address}`;
}

async function dropLink(operator: Operator): Promise<string> {
  await change(operator, 'status', (trx) => trx.deleteFrom('resources').where('resource_type', '=', type).execute());
  return 'there is no task page';
}

const isKind = (word: string): word is DailyTaskKind => dailyTaskKinds.some((kind) => kind === word);

async function setGoal(operator: Operator, [kind = '', text = '']: readonly string[]): Promise<string> {
  if (!isKind(kind)) throw new OperatorError(`There is no ${kind}; there are ${dailyTaskKinds.join(', ')}.`);
  if (!/^\d{1,4}$/.test(text)) throw new OperatorError('A goal is a whole number up to 9999.');
  const goal = Number(text);
  await changeSettings(operator, ({ dailyTasks }) => ({ dailyTasks: { ...dailyTasks, [kind]: goal } }));
  return `${kind}: ${goal || 'off'}`;
}
