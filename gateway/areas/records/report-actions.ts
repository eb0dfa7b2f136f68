import * as v from 'valibot';
import { printCsv } from '#gateway/actions/csv.ts';
import { type ActionContext, defineAction } from '#gateway/actions/define-action.ts';
import { memberTypes } from '#gateway/actions/member-types.ts';
import { timeZone } from '#gateway/actions/time-zone.ts';
import { merchantOf } from '../site/site-actions.ts';
import {
  type Books,
  countSignUps,
  readBooked,
  readBookedByGame,
  readDay,
  readMembers,
  readOtherAccounts,
  roundsIn,
  vendorOf,
} from './read-report.ts';
import { asked, daysOf, type ReportDay } from './report-span.ts';
import {
  addAll,
  addBooked,
  costCells,
  costHead,
  noSums,
  playCells,
  playHead,
  type Sums,
  sumsAt,
} from './report-sums.ts';

/** Days of a report by day, each of which is read for itself, and of the others, whose members are counted over all of them. */
const mostDays = { day: 366, other: 92 };
/** Lines of a report that is not for a spreadsheet. */
const mostShown = 50;

type Line = { readonly cells: readonly (string | number)[]; readonly sums: Sums };
type Report = {
  readonly name: string;
  readonly summary: string;
  /** The first columns, which say what a line is about, and the last ones. */
  readonly head: readonly [first: readonly string[], last: readonly string[]];
  readonly most: number;
  readonly lines: (books: Books, days: readonly ReportDay[]) => AsyncIterable<Line>;
};

const spanOf = (days: readonly ReportDay[]) => ({ first: days[0]?.first ?? '', end: days.at(-1)?.end ?? '' });

async function* linesByDay(books: Books, days: readonly ReportDay[]): AsyncIterable<Line> {
  const accounts = (await readOtherAccounts(books)).map(({ id }) => id);
  for (const day of days) {
    const sums = await readDay(books, accounts, day);
    const signUps = await countSignUps(books, day.start, day.until);
    yield { cells: [day.name, ...playCells(sums), signUps, ...costCells(sums)], sums };
  }
}

async function* linesByVendor(books: Books, days: readonly ReportDay[]): AsyncIterable<Line> {
  const accounts = (await readOtherAccounts(books)).flatMap(({ id, kind }) => (kind === 'vendor' ? [id] : []));
  const all = new Map<string, Sums>();
  for (const day of days)
    for (const booked of await readBooked(books.db, accounts, day))
      addBooked(sumsAt(all, vendorOf(booked.account)), booked);
  const played = await roundsIn(books, spanOf(days)).select('rounds.vendor').groupBy('rounds.vendor').execute();
  for (const { vendor, rounds, members } of played)
    Object.assign(sumsAt(all, vendor), { rounds: Number(rounds), members: Number(members) });
  const names = await books.db.selectFrom('vendors').select(['vassalage', 'name']).execute();
  for (const [vendor, sums] of byTurnover(all))
    yield {
      cells: [vendor, names.find(({ vassalage }) => vassalage === vendor)?.name ?? '', ...playCells(sums)],
      sums,
    };
}

async function* linesByGame(books: Books, days: readonly ReportDay[]): AsyncIterable<Line> {
  const accounts = (await readOtherAccounts(books)).flatMap(({ id, kind }) => (kind === 'vendor' ? [id] : []));
  const all = new Map<string, Sums>();
  for (const account of accounts)
    for (const day of days)
      for (const { game, ...booked } of await readBookedByGame(books.db, account, day))
        addBooked(sumsAt(all, game), booked);
  const played = await roundsIn(books, spanOf(days)).select('rounds.node_id').groupBy('rounds.node_id').execute();
  for (const { node_id, rounds, members } of played)
    Object.assign(sumsAt(all, node_id), { rounds: Number(rounds), members: Number(members) });
  const games = await books.db.selectFrom('games').select(['node_id', 'game_type', 'vassalage', 'name_pt']).execute();
  const named = new Map(games.map((game) => [game.node_id, game]));
  for (const [game, sums] of byTurnover(all)) {
    const { vassalage = '', game_type: type = '', name_pt: name = '' } = named.get(game) ?? {};
    yield { cells: [game || 'unknown', vassalage, type, name, ...playCells(sums)], sums };
  }
}

async function* linesByMember(books: Books, days: readonly ReportDay[]): AsyncIterable<Line> {
  const [from, until] = [days[0]?.start ?? 0, days.at(-1)?.until ?? 0];
  for await (const { account, type, sums } of readMembers(books, spanOf(days), from, until))
    yield { cells: [account, type, ...playCells(sums), ...costCells(sums)], sums };
}

const byTurnover = (all: ReadonlyMap<string, Sums>) =>
  [...all].toSorted(([, one], [, other]) => other.turnover - one.turnover);

const reports: readonly Report[] = [
  {
    name: 'report day',
    summary: `turnover, wins, gross revenue (ggr), rounds, active members, sign-ups, and bonuses and rewards, by day; up to ${mostDays.day} days`,
    head: [['day'], ['sign_ups', ...costHead]],
    most: mostDays.day,
    lines: linesByDay,
  },
  {
    name: 'report vendor',
    summary: `turnover, wins, ggr, rounds and members of each vendor; up to ${mostDays.other} days`,
    head: [['vendor', 'name'], []],
    most: mostDays.other,
    lines: linesByVendor,
  },
  {
    name: 'report game',
    summary: `the same of each game; the ${mostShown} with most turnover, all with --csv`,
    head: [['game', 'vendor', 'category', 'name'], []],
    most: mostDays.other,
    lines: linesByGame,
  },
  {
    name: 'report member',
    summary: `the same of each member, with bonuses and rewards; the ${mostShown} with most turnover, all with --csv`,
    head: [['account', 'type'], costHead],
    most: mostDays.other,
    lines: linesByMember,
  },
];

/** Turnover and payments of some days of the time zone, from the ledger and the rounds. Play money is in neither. */
export const reportActions = reports.map(({ name, summary, head: [first, last], most, lines }) =>
  defineAction({
    name,
    reads: true,
    summary,
    examples: [`${name} --from 2026-11-01 --to 2026-11-30`, `${name} --from 2026-11-01 --to 2026-11-30 --csv`],
    codes: name === 'report member' ? { type: memberTypes } : {},
    input: v.object(asked),
    run: async (context, { csv, ...span }) => {
      const books = await booksOf(context);
      const found = lines(books, daysOf(span, { now: context.clock(), zone: timeZone(), most }));
      const head = [...first, ...playHead, ...last];
      if (csv) return printCsv(context.print, head, cellsOf(found));
      return [head, ...(await topOf(found, name === 'report day'))];
    },
  }),
);

async function* cellsOf(lines: AsyncIterable<Line>) {
  for await (const { cells } of lines) yield cells;
}

/** The lines to print: those of days in their order, of others the ones with most turnover; and what was not cut off is all. */
async function topOf(lines: AsyncIterable<Line>, inOrder: boolean): Promise<Line['cells'][]> {
  const total = noSums();
  let top: Line[] = [];
  let count = 0;
  for await (const line of lines) {
    addAll(total, line.sums);
    count += 1;
    top.push(line);
    if (!inOrder && top.length > 20 * mostShown) top = cut(top);
  }
  if (!inOrder) top = cut(top);
  const rest = count > top.length ? [[`and ${count - top.length} more`]] : [];
  const { turnover, wins } = total;
  return [
    ...top.map(({ cells }) => cells),
    ...rest,
    ['total', ...playCells({ ...noSums(), turnover, wins }).slice(0, 3)],
  ];
}

const cut = (lines: readonly Line[]): Line[] =>
  lines.toSorted((one, other) => other.sums.turnover - one.sums.turnover).slice(0, mostShown);

async function booksOf(context: ActionContext): Promise<Books> {
  const { db, merchant } = context;
  return { db, merchant, currency: (await merchantOf(context)).currency };
}
