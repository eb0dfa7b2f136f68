import * as v from 'valibot';
import { fromMinor } from '#src/contract/core/amount.ts';
import { hasEnded } from '#src/contract/promotions/promotion-status.ts';
import { type ActionContext, type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { Art, Html, Id, idOf, OnOff, option, Text } from '#gateway/actions/inputs.ts';
import { partsOf } from '#gateway/actions/parts.ts';
import { printTime } from '#gateway/actions/print.ts';
import { time } from '#gateway/actions/time.ts';
import { flag } from '#gateway/db/flag.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { Category, Reward, Stages } from './promotion-options.ts';

type Promotion = Tables['promotions'];
type Stage = v.InferOutput<typeof Stages>[number];

const parts = {
  title_pt: Text,
  title_en: Text,
  summary_pt: Text,
  summary_en: Text,
  content_pt: Html,
  content_en: Html,
  stages: v.exactOptional(Stages),
  reward: v.exactOptional(Reward),
  art: Art,
  category: Category,
  review: v.optional(v.pipe(OnOff, v.transform(flag)), 'off'),
  starts_at: v.exactOptional(option(time('starts'), { name: 'starts' })),
  ends_at: v.exactOptional(option(time('ends'), { name: 'ends' })),
};
const added = v.object({ id: idOf('promotion'), ...parts });
const changed = partsOf({ id: Id }, parts);
const opened = v.object({
  id: Id,
  ends_at: v.optional(option(time('ends'), { name: 'ends' })),
});

/** Promotions as they are shown; who asks for their rewards is in reward-actions.ts. */
export const promotionActions = [
  defineAction({
    name: 'promotions list',
    reads: true,
    summary: 'every promotion: how it stands, its period, who takes part, what was claimed',
    run: listPromotions,
  }),
  defineAction({
    name: 'promotions add',
    examples: [
      'promotions add carnaval --title-pt Carnaval --title-en Carnival --summary-pt "Três etapas" --summary-en "Three stages" --content-pt "<p>Jogue</p>" --content-en "<p>Play</p>" --stages 100.00=10.00,300.00=20.00 --starts "2027-02-06 00:00" --ends "2027-02-17 00:00"',
    ],
    summary:
      'publish a promotion; contents are HTML, a goal is what has to be staked, --reward alone asks for nothing; 200p are 200 points of the mall',
    input: added,
    changes: ['promotions'],
    run: addPromotion,
  }),
  defineAction({
    name: 'promotions change',
    examples: ['promotions change carnaval --ends "2027-02-20 00:00"'],
    summary: 'write the parts of a promotion that are given; its stages only while nobody takes part',
    input: changed,
    changes: ['promotions'],
    run: changePromotion,
  }),
  defineAction({
    name: 'promotions open',
    examples: ['promotions open carnaval --ends "2027-02-20 00:00"'],
    summary: 'show a promotion and let it run, without an end or until one',
    input: opened,
    changes: ['promotions'],
    run: async (context, { id, ends_at = null }) => {
      const now = context.clock();
      const { starts_at } = await findPromotion(context, id);
      refuseReversed({ starts_at: now, ends_at });
      await setPromotion(context, id, { active: flag(true), starts_at: Math.min(starts_at, now), ends_at });
      return `opened ${id}`;
    },
  }),
  defineAction({
    name: 'promotions close',
    examples: ['promotions close carnaval'],
    summary: 'end a promotion now; what was earned can still be claimed',
    input: v.object({ id: Id }),
    changes: ['promotions'],
    asks: ({ id }) => `The promotion ${id} ends now. Go on?`,
    run: async (context, { id }) => {
      const now = context.clock();
      const { starts_at } = await findPromotion(context, id);
      await setPromotion(context, id, { ends_at: now, starts_at: Math.min(starts_at, now) });
      return `closed ${id}`;
    },
  }),
  defineAction({
    name: 'promotions hide',
    examples: ['promotions hide carnaval'],
    summary: 'take a promotion away from everybody, unclaimed rewards with it, until it is opened again',
    input: v.object({ id: Id }),
    changes: ['promotions'],
    asks: ({ id }) => `Nobody sees the promotion ${id} then, nor claims in it. Go on?`,
    run: async (context, { id }) => {
      await findPromotion(context, id);
      await setPromotion(context, id, { active: flag(false) });
      return `hid ${id}`;
    },
  }),
];

async function listPromotions({ db, clock }: ActionContext) {
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

function stateOf({ active, starts_at, ends_at }: Promotion, now: number): string {
  if (active === 0) return 'hidden';
  if (hasEnded({ endsAt: ends_at }, now)) return 'closed';
  return now < starts_at ? 'coming' : 'open';
}

async function addPromotion(context: ChangeContext, { id, ...input }: v.InferOutput<typeof added>) {
  const { db, clock } = context;
  const { stages: list, reward, ends_at = null, starts_at = clock(), ...row } = input;
  const stages = stagesOf(list, reward);
  if (!stages) throw new OperatorError('Say what it pays: --stages 100.00=10.00,300.00=20.00+200p or --reward 10.00.');
  refuseReversed({ starts_at, ends_at });
  if (await db.selectFrom('promotions').select('id').where('id', '=', id).executeTakeFirst())
    throw new OperatorError(`There is a promotion ${id} already; "promotions change" changes it.`);
  // A new promotion of an operator is sorted before the existing ones.
  const fresh = { goal: goalOf(stages), active: flag(true), sort_order: 0 };
  await db
    .insertInto('promotions')
    .values({ id, ...row, starts_at, ends_at, ...fresh })
    .execute();
  await writeStages(context, id, stages);
  return `published ${id}`;
}

async function changePromotion(context: ChangeContext, { id, ...input }: v.InferOutput<typeof changed>) {
  const { stages: list, reward, ...set } = input;
  const stages = stagesOf(list, reward);
  const row = await findPromotion(context, id);
  refuseReversed({ ...row, ...set });
  if (stages) {
    const joined = context.db.selectFrom('promotion_members').select('member_id').where('promotion_id', '=', id);
    if (await joined.executeTakeFirst())
      throw new OperatorError(`Somebody takes part in ${id}: what it asks for and pays stays as it is.`);
    await context.db.deleteFrom('promotion_stages').where('promotion_id', '=', id).execute();
    await writeStages(context, id, stages);
  }
  await setPromotion(context, id, { goal: stages ? goalOf(stages) : row.goal, ...set });
  return `wrote ${id}`;
}

/** The stages that are said in one of two ways; undefined when they are said in neither. */
function stagesOf(stages: Stage[] | undefined, reward: Stage[] | undefined): Stage[] | undefined {
  if (stages && reward) throw new OperatorError('Say --stages or --reward, not both.');
  return stages ?? reward;
}

const writeStages = ({ db }: ChangeContext, id: string, stages: readonly Stage[]) =>
  db
    .insertInto('promotion_stages')
    .values(stages.map((stage) => ({ promotion_id: id, ...stage })))
    .execute();

const setPromotion = ({ db }: ChangeContext, id: string, values: Partial<Promotion>) =>
  db.updateTable('promotions').set(values).where('id', '=', id).execute();

async function findPromotion({ db }: ChangeContext, id: string): Promise<Promotion> {
  const row = await db.selectFrom('promotions').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new OperatorError(`There is no promotion ${id}.`);
  return row;
}

const goalOf = (stages: readonly Stage[]): Promotion['goal'] =>
  stages.some(({ goal_minor }) => goal_minor > 0) ? 'turnover' : 'none';

function refuseReversed({ starts_at, ends_at }: Pick<Promotion, 'starts_at' | 'ends_at'>): void {
  if (ends_at !== null && ends_at <= starts_at) throw new OperatorError('The end has to come after the start.');
}
