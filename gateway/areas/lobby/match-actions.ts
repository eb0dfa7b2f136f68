import { cockfightVendor } from '#src/contract/game-type.ts';
import { Match } from '#src/contract/matches.ts';
import { kickoffAt } from '#src/contract/match-time.ts';
import { flag } from '#gateway/db/flag.ts';
import {
  change,
  type Command,
  type Operator,
  OperatorError,
  type Options,
  printTime,
  readId,
  readTexts,
  refuseNothing,
} from '#gateway/actions/command.ts';
import { removal, switching } from '#gateway/actions/row-commands.ts';
import { readMoment } from '#gateway/actions/read-time.ts';

const texts = ['league_pt', 'league_en', 'home_pt', 'home_en', 'away_pt', 'away_en'] as const;
const sportNames: readonly string[] = Match.entries.sport.options;

/** The matches of /m/hotMatch and of the sports lists [S1-091]. */
export const matchCommands: readonly Command[] = [
  {
    name: 'match list',
    reads: true,
    help: 'every match with its running or next kick-off, shown or not',
    run: async ({ db, clock }) => {
      const rows = await db.selectFrom('matches').selectAll().orderBy('starts_at').orderBy('id').execute();
      return rows.map((row) =>
        [row.id, stateOf(row, clock()), row.hot ? 'hot' : '', row.active ? 'shown' : 'hidden'].concat(
          row.vassalage,
          `${row.home_pt} x ${row.away_pt}`,
          row.league_pt,
        ),
      );
    },
  },
  {
    name: 'match set',
    takes: '<id>',
    help: 'write a match, or the parts that are given; --start is the first kick-off in UTC, --repeat-hours 168 every week',
    flags:
      '[--sport football] [--league-pt …] [--league-en …] [--home-pt …] [--home-en …] [--home-color #0a6b75] [--away-pt …] [--away-en …] [--away-color #b3261e] [--start "2026-12-01 20:00"] [--minutes 105] [--repeat-hours 0] [--vendor …]',
    run: setMatch,
  },
  switching(
    { name: 'match show', help: 'show a match, or hide it', topic: 'matches', thing: 'match', called: 'active' },
    (trx, id, active) => trx.updateTable('matches').set({ active }).where('id', '=', id).executeTakeFirst(),
  ),
  switching(
    {
      name: 'match hot',
      help: 'put a match among the hot ones, or take it from there',
      topic: 'matches',
      thing: 'match',
      called: 'hot',
    },
    (trx, id, hot) => trx.updateTable('matches').set({ hot }).where('id', '=', id).executeTakeFirst(),
  ),
  removal('match', 'matches', 'match', (trx, id) => trx.deleteFrom('matches').where('id', '=', id).executeTakeFirst()),
];

type Timed = { readonly starts_at: number; readonly minutes: number; readonly repeat_hours: number };

function stateOf({ starts_at: startsAt, minutes, repeat_hours: repeatHours }: Timed, now: number): string {
  const kickoff = kickoffAt({ startsAt, minutes, repeatHours }, now);
  if (!kickoff) return 'over';
  return kickoff.running ? `running since ${printTime(kickoff.at)}` : printTime(kickoff.at);
}

async function setMatch(operator: Operator, [word = '']: readonly string[], options: Options) {
  const id = readId(word, 'A match');
  refuseNothing(options);
  await change(operator, 'matches', async (trx) => {
    const old = await trx.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    const { vendor } = readTexts(options, ['vendor'], old && { vendor: old.vassalage });
    const places = await trx
      .selectFrom('vendor_categories')
      .select('category')
      .where('vassalage', '=', vendor)
      .where('category', 'in', ['SPORTS', 'ESPORTS'])
      .execute();
    if (places.length === 0 || vendor === cockfightVendor)
      throw new OperatorError(`There is no sports vendor ${vendor}.`);
    const match = {
      ...readTexts(options, texts, old),
      sport: readSport(options, old?.sport),
      home_color: readColor(options, 'home-color', old?.home_color),
      away_color: readColor(options, 'away-color', old?.away_color),
      starts_at: readStart(options, old?.starts_at),
      minutes: readWhole(options, 'minutes', 1, old?.minutes),
      repeat_hours: readWhole(options, 'repeat-hours', 0, old?.repeat_hours ?? 0),
      vassalage: vendor,
    };
    if (match.repeat_hours > 0 && match.repeat_hours * 60 < match.minutes)
      throw new OperatorError('A match has to be over before it is played again.');
    await trx
      .insertInto('matches')
      .values({ id, ...match, hot: flag(true), active: flag(true) })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(match))
      .execute();
  });
  return `wrote ${id}`;
}

function readSport({ sport }: Options, before = 'football'): string {
  if (sport === undefined) return before;
  if (typeof sport === 'string' && sportNames.includes(sport)) return sport;
  throw new OperatorError(`--sport is one of ${sportNames.join(', ')}.`);
}

function readColor(options: Options, name: string, before = '#40535e'): string {
  const color = options[name];
  if (color === undefined) return before;
  if (typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color)) return color.toLowerCase();
  throw new OperatorError(`--${name} is a colour, such as #0a6b75.`);
}

function readStart(options: Options, before: number | undefined): number {
  const start = readMoment(options, 'start') ?? before;
  if (start === undefined) throw new OperatorError('--start is needed.');
  return start;
}

function readWhole(options: Options, name: string, least: number, before: number | undefined): number {
  const text = options[name];
  if (text === undefined && before !== undefined) return before;
  if (text === undefined) throw new OperatorError(`--${name} is needed.`);
  if (typeof text === 'string' && /^\d{1,4}$/.test(text) && Number(text) >= least) return Number(text);
  throw new OperatorError(`--${name} is a whole number from ${least} to 9999.`);
}
