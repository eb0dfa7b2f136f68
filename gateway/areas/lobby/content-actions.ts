import { announcementTypes, promotionTypes } from '#src/contract/announcements.ts';
import { flag } from '#gateway/db/flag.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { newId } from '#gateway/process/new-id.ts';
import {
  change,
  changeOne,
  type Command,
  type Operator,
  type Options,
  OperatorError,
  printTime,
  readTexts,
  refuseNothing,
  writeSwitch,
} from '#gateway/actions/command.ts';
import { readTime } from '#gateway/actions/read-time.ts';
import { onAndOff } from '#gateway/actions/row-commands.ts';

type Row = Tables['announcements'];
/** It bears the date on which it begins. */
type Period = Pick<Row, 'created_at' | 'starts_at' | 'ends_at'>;

const audiences = ['A', 'B', 'F'];
const abouts = `[--about ${[...promotionTypes, 'none'].join('|')}]`;

/** Announcements. */
export const contentCommands: readonly Command[] = [
  {
    name: 'announcement list',
    reads: true,
    help: 'every announcement, the latest first',
    run: async ({ db, clock }) => {
      const rows = await db
        .selectFrom('announcements')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map((row) => [
        row.id,
        row.type,
        row.execution,
        writeSwitch(row.active),
        printTime(row.created_at),
        writePeriod(row, clock()),
        row.title_pt,
      ]);
    },
  },
  {
    name: 'announcement add',
    help: 'publish an announcement in both languages, at once or from a time on; contents are HTML',
    flags: `--type A|B|PL|PU|PR|H --audience A|B|F --title-pt … --title-en … --content-pt … --content-en … ${abouts} [--from 2026-12-01T12:00Z] [--until … | --hours …] [--forced]`,
    run: addAnnouncement,
  },
  {
    name: 'announcement change',
    takes: '<id>',
    help: 'write the parts of an announcement that are given; --until never takes its end away',
    flags: `[--type A|B|PL|PU|PR|H] [--audience A|B|F] [--title-pt …] [--title-en …] [--content-pt …] [--content-en …] ${abouts} [--from …] [--until … | --hours …] [--forced] [--not-forced]`,
    run: changeAnnouncement,
  },
  ...onAndOff(
    {
      group: 'announcement',
      topic: 'announcements',
      thing: 'announcement',
      on: 'show an announcement, in its time',
      off: 'hide an announcement until it is shown again',
    },
    (trx, id, active) => trx.updateTable('announcements').set({ active }).where('id', '=', id).executeTakeFirst(),
  ),
  {
    name: 'announcement remove',
    takes: '<id>',
    help: 'take an announcement away for good',
    asks: ([id]) => `The announcement ${id} and its read marks are removed for good. Go on?`,
    run: async (operator, [id = '']) => {
      await changeOne(operator, 'announcements', `announcement ${id}`, async (trx) => {
        await trx.deleteFrom('announcement_reads').where('announcement_id', '=', id).execute();
        return trx.deleteFrom('announcements').where('id', '=', id).executeTakeFirst();
      });
      return `removed ${id}`;
    },
  },
];

async function addAnnouncement(operator: Operator, _words: readonly string[], options: Options) {
  const now = operator.clock();
  const id = newId(now);
  const row = {
    id,
    ...readParts(options),
    ...readPeriod(operator, options, { created_at: now, starts_at: now, ends_at: null }),
    force: flag(options['forced'] === true),
    active: flag(true),
    // What an operator writes stands before what is there.
    sort_order: 0,
  };
  await change(operator, 'announcements', (trx) => trx.insertInto('announcements').values(row).execute());
  return row.starts_at > now ? `published ${id}, from ${printTime(row.starts_at)} on` : `published ${id}`;
}

async function changeAnnouncement(operator: Operator, [id = '']: readonly string[], options: Options) {
  refuseNothing(options);
  const { forced, 'not-forced': free } = options;
  if (forced && free) throw new OperatorError('Say --forced or --not-forced, not both.');
  await change(operator, 'announcements', async (trx) => {
    const row = await trx.selectFrom('announcements').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new OperatorError(`There is no announcement ${id}.`);
    const set = {
      ...readParts(options, row),
      ...readPeriod(operator, options, row),
      force: forced || free ? flag(forced === true) : row.force,
    };
    await trx.updateTable('announcements').set(set).where('id', '=', id).execute();
  });
  return `changed ${id}`;
}

/** What it is, for whom, and its texts; of one that was there `before`, what is left out stays as it was. */
function readParts(options: Options, before?: Row) {
  const { type, audience, ...texts } = readTexts(
    options,
    ['type', 'audience', 'title_pt', 'title_en', 'content_pt', 'content_en'],
    before && { ...before, audience: before.execution },
  );
  return {
    type: oneOf(type, announcementTypes, 'type'),
    execution: oneOf(audience, audiences, 'audience'),
    promotion_type: readAbout(options) ?? before?.promotion_type ?? '',
    ...texts,
  };
}

/** What it is about, which its popup's action follows. */
function readAbout({ about }: Options): string | undefined {
  if (about === undefined) return undefined;
  const said = oneOf(String(about), [...promotionTypes, 'none'], 'about');
  return said === 'none' ? '' : said;
}

/** When it shows: from a time to come, until another one or for some hours; what is not told is as it was `before`. */
function readPeriod(operator: Operator, options: Options, before: Period): Period {
  const { until, hours } = options;
  if (until !== undefined && hours !== undefined) throw new OperatorError('Say --until or --hours, not both.');
  const from = readTime(operator, options, 'from');
  const starts = from ?? before.starts_at;
  const length = readHours(options);
  // The hours of one that shows already begin now.
  const end = length === null ? before.ends_at : Math.max(starts, operator.clock()) + length;
  const ends = until === 'never' ? null : (readTime(operator, options, 'until') ?? end);
  if (ends !== null && ends <= starts) throw new OperatorError('An announcement ends after it begins.');
  return { created_at: from ?? before.created_at, starts_at: starts, ends_at: ends };
}

function readHours({ hours }: Options): number | null {
  if (hours === undefined) return null;
  const length = Number(hours);
  if (!(length > 0 && length <= 87_600)) throw new OperatorError('--hours says how long it shows, such as 48.');
  return Math.round(length * 3_600_000);
}

function writePeriod({ starts_at, ends_at }: Row, now: number): string {
  const from = starts_at > now ? `from ${printTime(starts_at)}` : '';
  const until = ends_at === null ? '' : `${ends_at > now ? 'until' : 'ended'} ${printTime(ends_at)}`;
  return [from, until].filter((part) => part !== '').join(' ');
}

function oneOf(value: string, allowed: readonly string[], name: string): string {
  if (allowed.includes(value)) return value;
  throw new OperatorError(`--${name} is one of ${allowed.join(', ')}.`);
}
