import * as v from 'valibot';
import { cockfightVendor } from '#src/contract/core/game-type.ts';
import { kickoffAt } from '#src/contract/lobby/match-time.ts';
import type { sports } from '#src/contract/lobby/matches.ts';
import { codeOf } from '#gateway/actions/codes.ts';
import { type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { option, Text, whole } from '#gateway/actions/inputs.ts';
import { printTime } from '#gateway/actions/print.ts';
import { time } from '#gateway/actions/time.ts';
import { removal, switching, writing } from '#gateway/actions/row-actions.ts';
import { flag } from '#gateway/db/flag.ts';

const color = (name: string, shown: string) => {
  const Color = v.pipe(
    v.string(),
    v.regex(/^#[0-9a-f]{6}$/i, `--${name} is a colour, such as #0a6b75.`),
    v.toLowerCase(),
  );
  return v.optional(option(Color, { shown }), '#40535e');
};

const number = (name: string, least: number, shown: string) =>
  option(whole(least, 9999, `--${name} is a whole number from ${least} to 9999.`), { shown });

const sportCodes = {
  football: 'football',
  basketball: 'basketball',
  volleyball: 'volleyball',
  tennis: 'tennis',
  esports: 'e-sports',
} as const satisfies Record<(typeof sports)[number], string>;

const matches = { thing: 'match', sample: 'derby', table: 'matches', topic: 'matches' } as const;

/** The matches of /m/hotMatch and of the sports lists [S1-091]. */
export const matchActions = [
  defineAction({
    name: 'match list',
    reads: true,
    summary: 'every match with its running or next kick-off, shown or not',
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
  }),
  writing(matches, {
    summary:
      'add a match or change the given parts; --start is the first kick-off, --repeat-hours 168 repeats it every week',
    example:
      '--league-pt Copa --league-en Cup --home-pt Tubarões --home-en Sharks --away-pt Golfinhos --away-en Dolphins --start "2026-12-01 20:00" --minutes 105 --vendor PLC',
    parts: {
      sport: v.optional(option(codeOf(sportCodes), { shown: 'football' }), 'football'),
      league_pt: Text,
      league_en: Text,
      home_pt: Text,
      home_en: Text,
      home_color: color('home-color', '#0a6b75'),
      away_pt: Text,
      away_en: Text,
      away_color: color('away-color', '#b3261e'),
      starts_at: option(time('start'), { name: 'start' }),
      minutes: number('minutes', 1, '105'),
      repeat_hours: v.optional(number('repeat-hours', 0, '0'), '0'),
      vassalage: option(Text, { name: 'vendor' }),
    },
    fresh: { hot: flag(true), active: flag(true) },
    columns: async (context, given, old) => {
      const { repeat_hours = 0, minutes = 0, vassalage = '' } = { ...old, ...given };
      await refuseOther(context, vassalage);
      if (repeat_hours > 0 && repeat_hours * 60 < minutes)
        throw new OperatorError('A match has to be over before it is played again.');
      return given;
    },
  }),
  switching(matches, 'show', 'active', 'show or hide a match'),
  switching(matches, 'hot', 'hot', 'make a match hot or not'),
  removal(matches),
];

type Timed = { readonly starts_at: number; readonly minutes: number; readonly repeat_hours: number };

function stateOf({ starts_at: startsAt, minutes, repeat_hours: repeatHours }: Timed, now: number): string {
  const kickoff = kickoffAt({ startsAt, minutes, repeatHours }, now);
  if (!kickoff) return 'over';
  return kickoff.running ? `running since ${printTime(kickoff.at)}` : printTime(kickoff.at);
}

/** Refuses a vendor that has no sports. */
async function refuseOther({ db }: ChangeContext, vendor: string): Promise<void> {
  const place = await db
    .selectFrom('vendor_categories')
    .select('category')
    .where('vassalage', '=', vendor)
    .where('category', 'in', ['SPORTS', 'ESPORTS'])
    .executeTakeFirst();
  if (!place || vendor === cockfightVendor) throw new OperatorError(`There is no sports vendor ${vendor}.`);
}
