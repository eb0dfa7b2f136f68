import { announcementTypes } from '#src/contract/announcements.ts';
import { flag } from '../db/flag.ts';
import { newId } from '../process/new-id.ts';
import {
  change,
  type Command,
  type Operator,
  type Options,
  OperatorError,
  printRows,
  printTime,
  readText,
} from './command.ts';

const audiences = ['A', 'B', 'F'];

/** Announcements and banners. */
export const contentCommands: readonly Command[] = [
  {
    name: 'announcement list',
    takes: '',
    help: 'every announcement, the latest first',
    run: async (operator) => {
      const rows = await operator.db
        .selectFrom('announcements')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      printRows(
        operator,
        rows.map((row) => [
          row.id,
          row.type,
          row.execution,
          printTime(row.created_at),
          endOf(row.ends_at, operator.clock()),
          row.title_pt,
        ]),
      );
    },
  },
  {
    name: 'announcement add',
    takes: '',
    help: 'publish an announcement at once, in both languages; contents are HTML',
    flags:
      '--type A|B|PL|PU|PR|H --audience A|B|F --title-pt … --title-en … --content-pt … --content-en … [--hours …] [--forced]',
    options: {
      type: { type: 'string' },
      audience: { type: 'string' },
      'title-pt': { type: 'string' },
      'title-en': { type: 'string' },
      'content-pt': { type: 'string' },
      'content-en': { type: 'string' },
      hours: { type: 'string' },
      forced: { type: 'boolean' },
    },
    run: addAnnouncement,
  },
  {
    name: 'announcement remove',
    takes: '<id>',
    help: 'take an announcement away for good',
    asks: ([id]) => `The announcement ${id} and its read marks are removed for good. Go on?`,
    run: async (operator, [id = '']) => {
      await change(operator, 'announcements', async (trx) => {
        await trx.deleteFrom('announcement_reads').where('announcement_id', '=', id).execute();
        const removed = await trx.deleteFrom('announcements').where('id', '=', id).executeTakeFirst();
        if (removed.numDeletedRows === 0n) throw new OperatorError(`There is no announcement ${id}.`);
      });
      operator.print(`removed ${id}`);
    },
  },
  {
    name: 'banner list',
    takes: '',
    help: 'every banner with its group',
    run: async (operator) => {
      const rows = await operator.db
        .selectFrom('banners')
        .selectAll()
        .orderBy('group_name')
        .orderBy('sort_order')
        .execute();
      printRows(
        operator,
        rows.map((row) => [row.id, row.group_name, row.active ? 'on' : 'off', row.title_pt]),
      );
    },
  },
  {
    name: 'banner on',
    takes: '<id>',
    help: 'show a banner',
    run: (operator, words) => switchBanner(operator, words, true),
  },
  {
    name: 'banner off',
    takes: '<id>',
    help: 'hide a banner',
    run: (operator, words) => switchBanner(operator, words, false),
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
    title_pt: readText(options, 'title-pt'),
    title_en: readText(options, 'title-en'),
    content_pt: readText(options, 'content-pt'),
    content_en: readText(options, 'content-en'),
    force: flag(options['forced'] === true),
    active: flag(true),
    // What an operator writes stands before what is there.
    sort_order: 0,
    created_at: now,
    starts_at: now,
    ends_at: hours === null ? null : now + Math.round(hours * 3_600_000),
  };
  await change(operator, 'announcements', (trx) => trx.insertInto('announcements').values(row).execute());
  operator.print(`published ${id}`);
}

async function switchBanner(operator: Operator, [id = '']: readonly string[], on: boolean) {
  await change(operator, 'banners', async (trx) => {
    const changed = await trx
      .updateTable('banners')
      .set({ active: flag(on) })
      .where('id', '=', id)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw new OperatorError(`There is no banner ${id}.`);
  });
  operator.print(`banner ${id} is ${on ? 'on' : 'off'}`);
}

const endOf = (endsAt: number | null, now: number) =>
  endsAt === null ? '' : `${endsAt > now ? 'until' : 'ended'} ${printTime(endsAt)}`;

function oneOf(value: string, allowed: readonly string[], name: string): string {
  if (allowed.includes(value)) return value;
  throw new OperatorError(`--${name} is one of ${allowed.join(', ')}.`);
}
