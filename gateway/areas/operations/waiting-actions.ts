import { type ActionContext, defineAction } from '#gateway/actions/define-action.ts';
import { oneLine, printAge, printTime } from '#gateway/actions/print.ts';
import { countWaiting, listWaiting } from '#gateway/actions/waiting.ts';

const mostListed = 100;

/** The operator's list of pending items; each area has queries for its own. */
export const waitingActions = [
  defineAction({
    name: 'waiting',
    reads: true,
    examples: ['waiting'],
    summary: `pending items, oldest first: age, time, kind, member, and the command that shows or settles it; at most ${mostListed}`,
    run: listAll,
  }),
];

async function listAll(context: ActionContext) {
  const rows = await listWaiting({ ...context, ...context.secrets.read() }, mostListed);
  if (rows.length === 0) return 'Nothing waits.';
  const now = context.clock();
  const lines = rows.map(({ at, thing, who, next, id }) => [
    printAge(now - at),
    printTime(at),
    thing,
    oneLine(who),
    `${next} ${id}`.trim(),
  ]);
  if (rows.length < mostListed) return lines;
  const total = (await countWaiting(context)).reduce((sum, { count }) => sum + count, 0);
  return total > rows.length ? [...lines, ['', '', `and ${total - rows.length} more`, '', '']] : lines;
}
