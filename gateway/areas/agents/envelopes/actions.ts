import * as v from 'valibot';
import { fromMinor } from '#src/contract/core/amount.ts';
import { type ActionContext, type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { Reason, waitingOrAll, word } from '#gateway/actions/inputs.ts';
import { printTime } from '#gateway/actions/print.ts';
import { endRain, lockRain } from './end-rain.ts';
import { stateAt } from './show-rains.ts';

const mostListed = 50;
const stopped = v.object({ rain: word(v.string(), 'rain'), reason: Reason });

/** Rains of red envelopes: which there are, and stopping one. */
export const rainActions = [
  defineAction({
    name: 'affiliate rains',
    reads: true,
    examples: ['affiliate rains', 'affiliate rains --all'],
    summary: 'rains of red envelopes that are waiting or running; with --all the latest of all',
    input: waitingOrAll,
    run: list,
  }),
  defineAction({
    name: 'affiliate stop-rain',
    examples: ['affiliate stop-rain 0mhxfaj7k --reason "Asked for by the agent."'],
    summary: 'end a rain at once: what was not taken goes back to its agent, what was taken stays',
    input: stopped,
    asks: ({ rain }) => `Nobody takes from ${rain} any more, and the rest goes back to its agent. Stop it?`,
    run: stop,
  }),
];

async function list({ db, merchant, clock }: ActionContext, { all }: { all: boolean }) {
  const rows = await db
    .selectFrom('rains')
    .innerJoin('members', 'members.id', 'rains.agent_id')
    .selectAll('rains')
    .select('members.account')
    .where('members.merchant_code', '=', merchant)
    .$if(!all, (query) => query.where('rains.state', '=', 'open'))
    .orderBy('rains.created_at', 'desc')
    .limit(mostListed)
    .execute();
  if (rows.length === 0) return 'No rain is waiting or running.';
  return rows.map((row) => [
    ...[row.id, row.account, stateAt(row, clock()), `${printTime(row.starts_at)} to ${printTime(row.ends_at)}`],
    ...[`${row.currency} ${fromMinor(row.total_minor)}`, `${row.taken} of ${row.envelopes} taken`],
    ...[`${fromMinor(row.paid_minor)} paid`, `${fromMinor(row.returned_minor)} returned`],
    row.ended_by === '' ? '' : `by ${row.ended_by}: ${row.reason}`,
  ]);
}

async function stop(
  { db, secrets, clock, by, merchant }: ChangeContext,
  { rain: id, reason }: { rain: string; reason: string },
) {
  const own = await db
    .selectFrom('rains')
    .innerJoin('members', 'members.id', 'rains.agent_id')
    .select('rains.id')
    .where('rains.id', '=', id)
    .where('members.merchant_code', '=', merchant)
    .executeTakeFirst();
  const row = own && (await lockRain(db, id));
  if (!row) throw new OperatorError(`There is no rain ${id}.`);
  if (row.state !== 'open') throw new OperatorError(`The rain ${id} is ${row.state} already.`);
  const ended = await endRain(db, secrets.read(), row, { state: 'stopped', by, reason }, clock());
  return `${id} is stopped: ${row.taken} of ${row.envelopes} were taken, ${fromMinor(ended.returned_minor)} went back`;
}
