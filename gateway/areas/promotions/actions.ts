import { fromMinor } from '#src/contract/amount.ts';
import { hasEnded } from '#src/contract/promotion-status.ts';
import { flag } from '#gateway/db/flag.ts';
import type { Tables } from '#gateway/db/tables.ts';
import {
  change,
  changeOne,
  type Command,
  type Operator,
  OperatorError,
  type Options,
  printTime,
  readId,
  readSwitch,
  readTexts,
  refuseNothing,
} from '#gateway/actions/command.ts';
import { readCategory, readStages } from './promotion-options.ts';
import { readArt } from '#gateway/actions/read-art.ts';
import { readMoment } from '#gateway/actions/read-time.ts';

const texts = ['title_pt', 'title_en', 'summary_pt', 'summary_en', 'content_pt', 'content_en'] as const;
const optionOf = (column: string) => `--${column.replace('_', '-')} …`;
const moreFlags =
  '[--stages 100.00=10.00,300.00=20.00] [--reward 10.00] [--art /art/b/mar.svg] [--category FISH] [--review on|off] [--starts "2026-12-01 12:00"] [--ends …]';

/** What is drawn where the operator names no scene. */
const plainArt = '/art/b/mare.svg';

/** Promotions as they are shown; who asks for their rewards is in reward-commands.ts. */
export const promotionCommands: readonly Command[] = [
  {
    name: 'promotions list',
    reads: true,
    help: 'every promotion: how it stands, its period in UTC, who takes part, what was claimed',
    run: listPromotions,
  },
  {
    name: 'promotions add',
    takes: '<id>',
    help: 'publish a promotion; contents are HTML, a goal is what has to be staked, --reward alone asks for nothing',
    flags: `${texts.map(optionOf).join(' ')} ${moreFlags}`,
    run: addPromotion,
  },
  {
    name: 'promotions change',
    takes: '<id>',
    help: 'write the parts of a promotion that are given; its stages only while nobody takes part',
    flags: `${texts.map((column) => `[${optionOf(column)}]`).join(' ')} ${moreFlags}`,
    run: changePromotion,
  },
  {
    name: 'promotions open',
    takes: '<id>',
    help: 'show a promotion and let it run, without an end or until one',
    flags: '[--ends "2026-12-31 23:00"]',
    run: openPromotion,
  },
  {
    name: 'promotions close',
    takes: '<id>',
    help: 'end a promotion now; what was earned can still be claimed',
    asks: ([id]) => `The promotion ${id} ends now. Go on?`,
    run: async (operator, [id = '']) => {
      const now = operator.clock();
      const row = await findPromotion(operator, id);
      await setPromotion(operator, id, { ends_at: now, starts_at: Math.min(row.starts_at, now) });
      return `closed ${id}`;
    },
  },
  {
    name: 'promotions hide',
    takes: '<id>',
    help: 'take a promotion away from everybody, unclaimed rewards with it, until it is opened again',
    asks: ([id]) => `Nobody sees the promotion ${id} then, nor claims in it. Go on?`,
    run: async (operator, [id = '']) => {
      await setPromotion(operator, id, { active: flag(false) });
      return `hid ${id}`;
    },
  },
];

async function listPromotions({ db, clock }: Operator) {
  const rows = await db.selectFrom('promotions').selectAll().orderBy('sort_order').orderBy('id').execute();
  const members = await db
    .selectFrom('promotion_members')
    .select(['promotion_id', ({ fn }) => fn.countAll<number>().as('n')])
    .groupBy('promotion_id')
    .execute();
  const claimed = await db
    .selectFrom('promotion_rewards')
    .select(['promotion_id', ({ fn }) => fn.sum<number>('reward_minor').as('minor')])
    .where('state', '=', 'claimed')
    .groupBy('promotion_id')
    .execute();
  if (rows.length === 0) return 'There is no promotion.';
  return rows.map((row) => [
    row.id,
    stateOf(row, clock()),
    `${printTime(row.starts_at)} to ${row.ends_at === null ? 'no end' : printTime(row.ends_at)}`,
    row.review === 1 ? 'reviewed' : 'automatic',
    `${Number(members.find(({ promotion_id }) => promotion_id === row.id)?.n ?? 0)} take part`,
    `${fromMinor(Number(claimed.find(({ promotion_id }) => promotion_id === row.id)?.minor ?? 0))} claimed`,
    row.title_pt,
  ]);
}

function stateOf({ active, starts_at, ends_at }: Tables['promotions'], now: number): string {
  if (active === 0) return 'hidden';
  if (hasEnded({ endsAt: ends_at }, now)) return 'closed';
  return now < starts_at ? 'coming' : 'open';
}

async function addPromotion(operator: Operator, [word = '']: readonly string[], options: Options) {
  const id = readId(word, 'A promotion');
  const stages = readStages(options);
  if (!stages) throw new OperatorError('Say what it pays: --stages 100.00=10.00,300.00=20.00 or --reward 10.00.');
  const now = operator.clock();
  const period = { starts_at: readMoment(options, 'starts') ?? now, ends_at: readMoment(options, 'ends') ?? null };
  refuseReversed(period);
  const row = {
    id,
    ...readTexts(options, texts),
    art: readArt(options) ?? plainArt,
    goal: goalOf(stages),
    category: readCategory(options) ?? '',
    review: flag(options['review'] !== undefined && readSwitch(String(options['review']))),
    active: flag(true),
    // What an operator writes stands before what is there.
    sort_order: 0,
    ...period,
  };
  await change(operator, 'promotions', async (trx) => {
    if (await trx.selectFrom('promotions').select('id').where('id', '=', id).executeTakeFirst())
      throw new OperatorError(`There is a promotion ${id} already; "promotions change" changes it.`);
    await trx.insertInto('promotions').values(row).execute();
    await trx
      .insertInto('promotion_stages')
      .values(stages.map((stage) => ({ promotion_id: id, ...stage })))
      .execute();
  });
  return `published ${id}`;
}

async function changePromotion(operator: Operator, [id = '']: readonly string[], options: Options) {
  refuseNothing(options);
  const stages = readStages(options);
  await change(operator, 'promotions', async (trx) => {
    const row = await findPromotion({ ...operator, db: trx }, id);
    const period = {
      starts_at: readMoment(options, 'starts') ?? row.starts_at,
      ends_at: readMoment(options, 'ends') ?? row.ends_at,
    };
    refuseReversed(period);
    if (stages) {
      const joined = trx.selectFrom('promotion_members').select('member_id').where('promotion_id', '=', id);
      if (await joined.executeTakeFirst())
        throw new OperatorError(`Somebody takes part in ${id}: what it asks for and pays stays as it is.`);
      await trx.deleteFrom('promotion_stages').where('promotion_id', '=', id).execute();
      await trx
        .insertInto('promotion_stages')
        .values(stages.map((stage) => ({ promotion_id: id, ...stage })))
        .execute();
    }
    const review = options['review'] === undefined ? row.review : flag(readSwitch(String(options['review'])));
    await trx
      .updateTable('promotions')
      .set({
        ...readTexts(options, texts, row),
        art: readArt(options) ?? row.art,
        category: readCategory(options) ?? row.category,
        goal: stages ? goalOf(stages) : row.goal,
        review,
        ...period,
      })
      .where('id', '=', id)
      .execute();
  });
  return `wrote ${id}`;
}

async function openPromotion(operator: Operator, [id = '']: readonly string[], options: Options) {
  const now = operator.clock();
  const ends_at = readMoment(options, 'ends') ?? null;
  const row = await findPromotion(operator, id);
  const period = { starts_at: Math.min(row.starts_at, now), ends_at };
  refuseReversed(period, now);
  await setPromotion(operator, id, { active: flag(true), ...period });
  return `opened ${id}`;
}

const setPromotion = (operator: Operator, id: string, values: Partial<Tables['promotions']>) =>
  changeOne(operator, 'promotions', `promotion ${id}`, (trx) =>
    trx.updateTable('promotions').set(values).where('id', '=', id).executeTakeFirst(),
  );

async function findPromotion({ db }: Pick<Operator, 'db'>, id: string): Promise<Tables['promotions']> {
  const row = await db.selectFrom('promotions').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new OperatorError(`There is no promotion ${id}.`);
  return row;
}

const goalOf = (stages: readonly { goal_minor: number }[]): Tables['promotions']['goal'] =>
  stages.some(({ goal_minor }) => goal_minor > 0) ? 'turnover' : 'none';

function refuseReversed(
  { starts_at, ends_at }: Pick<Tables['promotions'], 'starts_at' | 'ends_at'>,
  least = starts_at,
): void {
  if (ends_at !== null && ends_at <= least) throw new OperatorError('The end has to come after the start.');
}
