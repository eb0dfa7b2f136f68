import { announcementTypes } from '#src/contract/announcements.ts';
import { flag } from '../db/flag.ts';
import { newId } from '../process/new-id.ts';
import {
  change,
  changeOne,
  type Command,
  type Operator,
  type Options,
  OperatorError,
  printTime,
  readText,
  readTexts,
} from './command.ts';

const audiences = ['A', 'B', 'F'];

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
        printTime(row.created_at),
        endOf(row.ends_at, clock()),
        row.title_pt,
      ]);
    },
  },
  {
    name: 'announcement add',
    help: 'publish an announcement at once, in both languages; contents are HTML',
    flags:
      '--type A|B|PL|PU|PR|H --audience A|B|F --title-pt … --title-en … --content-pt … --content-en … [--hours …] [--forced]',
    run: addAnnouncement,
  },
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
  const type = oneOf(readText(options, 'type'), announcementTypes, 'type');
  const execution = oneOf(readText(options, 'audience'), audiences, 'audience');
  const now = operator.clock();
  const hours = typeof options['hours'] === 'string' ? Number(options['hours']) : null;
  if (hours !== null && !(hours > 0 && hours <= 87_600))
    throw new OperatorError('--hours says how long it shows, such as 48.');
  const id = newId(now);
  const row = {
    id,
    type,
    execution,
    promotion_type: '',
    ...readTexts(options, ['title_pt', 'title_en', 'content_pt', 'content_en']),
    force: flag(options['forced'] === true),
    active: flag(true),
    // What an operator writes stands before what is there.
    sort_order: 0,
    created_at: now,
    starts_at: now,
    ends_at: hours === null ? null : now + Math.round(hours * 3_600_000),
  };
  await change(operator, 'announcements', (trx) => trx.insertInto('announcements').values(row).execute());
  return `published ${id}`;
}

const endOf = (endsAt: number | null, now: number) =>
  endsAt === null ? '' : `${endsAt > now ? 'until' : 'ended'} ${printTime(endsAt)}`;

function oneOf(value: string, allowed: readonly string[], name: string): string {
  if (allowed.includes(value)) return value;
  throw new OperatorError(`--${name} is one of ${allowed.join(', ')}.`);
}
