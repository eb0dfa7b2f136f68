import * as v from 'valibot';
import type { Announcement, announcementTypes, promotionTypes } from '#src/contract/lobby/announcements.schema.ts';
import { codeOf, writeCode } from '#gateway/actions/codes.ts';
import { type ActionContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { Html, Id, option, refusePast, Text } from '#gateway/actions/inputs.ts';
import { partsOf } from '#gateway/actions/parts.ts';
import { printTime, writeSwitch } from '#gateway/actions/print.ts';
import { time } from '#gateway/actions/time.ts';
import { onAndOff, refuseNone } from '#gateway/actions/row-actions.ts';
import { flag } from '#gateway/db/flag.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { newId } from '#gateway/process/new-id.ts';

type Row = Tables['announcements'];
/** It bears the date on which it begins. */
type Period = Pick<Row, 'created_at' | 'starts_at' | 'ends_at'>;

/** Hours in text → milliseconds. */
const Hours = v.pipe(
  v.string(),
  v.check((text) => Number(text) > 0 && Number(text) <= 87_600, '--hours says how long it shows, such as 48.'),
  v.transform((text) => Math.round(Number(text) * 3_600_000)),
);
const Until = v.union([v.literal('never'), time('until')]);
const typeCodes = {
  A: 'notice in the agent area',
  B: 'news beside the banners',
  PL: 'notice to players',
  PU: 'popup',
  PR: 'promotion',
  H: 'hot news',
} as const satisfies Record<(typeof announcementTypes)[number], string>;
const audienceCodes = {
  A: 'signed-in members',
  B: 'visitors',
  F: 'members at their first sign-in',
} as const satisfies Record<Announcement['execution'], string>;
const aboutCodes = {
  WELCOME: 'the site itself: its popup leads to a game, or to registration',
  TOURNAMENT: 'a tournament: to its promotion',
  MISSION: 'missions: to their page',
  REFERRAL: 'invitations: to their page',
  RESPONSIBLE: 'responsible play: leads nowhere',
  none: 'nothing of these',
} as const satisfies Record<(typeof promotionTypes)[number] | 'none', string>;
const About = v.pipe(
  codeOf(aboutCodes),
  v.transform((said) => (said === 'none' ? '' : said)),
);

const texts = {
  type: codeOf(typeCodes),
  execution: option(codeOf(audienceCodes), { name: 'audience' }),
  title_pt: Text,
  title_en: Text,
  content_pt: Html,
  content_en: Html,
};
const more = { promotion_type: v.optional(option(About, { name: 'about' })) };
const period = {
  until: v.optional(Until),
  hours: v.optional(option(Hours, { joined: ' | ' })),
};
const From = time('from');
const Forced = v.optional(v.boolean());

const announcements = {
  thing: 'announcement',
  sample: '0mhxfaj7k',
  table: 'announcements',
  topic: 'announcements',
} as const;

/** Announcements. */
export const contentActions = [
  defineAction({
    name: 'announcement list',
    reads: true,
    summary: 'every announcement, the latest first',
    run: async ({ db, clock }) => {
      const rows = await db
        .selectFrom('announcements')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map((row) => [
        row.id,
        writeCode(typeCodes, row.type),
        writeCode(audienceCodes, row.execution),
        writeSwitch(row.active),
        printTime(row.created_at),
        writePeriod(row, clock()),
        row.title_pt,
      ]);
    },
  }),
  defineAction({
    name: 'announcement add',
    examples: [
      'announcement add --type PL --audience B --title-pt Aviso --title-en Notice --content-pt "<p>Olá</p>" --content-en "<p>Hello</p>" --hours 48',
    ],
    summary: 'publish an announcement in both languages, at once or from a time on; contents are HTML',
    input: v.object({
      ...texts,
      ...more,
      from: v.optional(From),
      ...period,
      forced: Forced,
    }),
    changes: ['announcements'],
    run: async (context, { from, until, hours, forced, promotion_type = '', ...rest }) => {
      const now = context.clock();
      const dates = periodOf(context, { from, until, hours }, { created_at: now, starts_at: now, ends_at: null });
      const id = newId(now);
      const force = flag(forced === true);
      // New content of an operator is sorted before the existing one.
      const row = { id, ...rest, promotion_type, ...dates, force, active: flag(true), sort_order: 0 };
      await context.db.insertInto('announcements').values(row).execute();
      return row.starts_at > now ? `published ${id}, from ${printTime(row.starts_at)} on` : `published ${id}`;
    },
  }),
  defineAction({
    name: 'announcement change',
    examples: ['announcement change 0mhxfaj7k --until "2099-12-24 20:00"'],
    summary: 'change the given parts of an announcement; --until never removes its end',
    input: partsOf({ id: Id }, { ...texts, ...more, from: From, ...period, forced: Forced, not_forced: Forced }),
    changes: ['announcements'],
    run: async (context, { id, from, until, hours, forced, not_forced: free, ...rest }) => {
      if (forced && free) throw new OperatorError('Say --forced or --not-forced, not both.');
      const { db } = context;
      const row = await db.selectFrom('announcements').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) throw new OperatorError(`There is no announcement ${id}.`);
      const force = forced || free ? flag(forced === true) : row.force;
      const set = { ...rest, ...periodOf(context, { from, until, hours }, row), force };
      await db.updateTable('announcements').set(set).where('id', '=', id).execute();
      return `changed ${id}`;
    },
  }),
  ...onAndOff(announcements, {
    on: 'show an announcement, in its time',
    off: 'hide an announcement',
  }),
  defineAction({
    name: 'announcement remove',
    examples: ['announcement remove 0mhxfaj7k'],
    summary: 'delete an announcement',
    input: v.object({ id: Id }),
    changes: ['announcements'],
    asks: ({ id }) => `The announcement ${id} and its read marks are deleted. Continue?`,
    run: async ({ db }, { id }) => {
      await db.deleteFrom('announcement_reads').where('announcement_id', '=', id).execute();
      const result = await db.deleteFrom('announcements').where('id', '=', id).executeTakeFirst();
      refuseNone(result, `announcement ${id}`);
      return `removed ${id}`;
    },
  }),
];

type Said = {
  readonly from: number | undefined;
  readonly until: number | 'never' | undefined;
  readonly hours: number | undefined;
};

/** Its period: from a future time, until another one or for some hours; omitted parts are as `before`. */
function periodOf({ clock }: ActionContext, { from, until, hours }: Said, before: Period): Period {
  if (until !== undefined && hours !== undefined) throw new OperatorError('Say --until or --hours, not both.');
  const now = clock();
  refusePast(now, from, 'from');
  if (until !== 'never') refusePast(now, until, 'until');
  const starts = from ?? before.starts_at;
  // The hours of one that shows already begin now.
  const end = hours === undefined ? before.ends_at : Math.max(starts, now) + hours;
  const ends = until === 'never' ? null : (until ?? end);
  if (ends !== null && ends <= starts) throw new OperatorError('An announcement ends after it begins.');
  return { created_at: from ?? before.created_at, starts_at: starts, ends_at: ends };
}

function writePeriod({ starts_at, ends_at }: Row, now: number): string {
  const from = starts_at > now ? `from ${printTime(starts_at)}` : '';
  const until = ends_at === null ? '' : `${ends_at > now ? 'until' : 'ended'} ${printTime(ends_at)}`;
  return [from, until].filter((part) => part !== '').join(' ');
}
