import * as v from 'valibot';
import { PositiveAmount, toMinor } from '#src/contract/core/amount.ts';
import { type GameCategory, GameCategory as Categories } from '#src/contract/core/game-category.ts';
import { codeOf } from '#gateway/actions/codes.ts';
import { mostStages } from '#src/contract/promotions/promotions.schema.ts';
import { option, readBy } from '#gateway/actions/inputs.ts';
import { OperatorError } from '#gateway/actions/define-action.ts';

type Stage = {
  readonly stage: number;
  readonly goal_minor: number;
  readonly reward_minor: number;
  readonly reward_points: number;
};

const amountOf = (text: string): number => {
  if (!v.is(PositiveAmount, text))
    throw new OperatorError(`Say an amount above zero with two digits after the point, such as 10.00, not "${text}".`);
  return toMinor(text);
};

const pointsRule = /^\d{1,6}p$/;

/** `10.00`, `200p` or `10.00+200p` → money, points or both. */
function rewardOf(text: string): Pick<Stage, 'reward_minor' | 'reward_points'> {
  const parts = text.split('+');
  const [points, ...more] = parts.filter((part) => pointsRule.test(part));
  const [money, ...others] = parts.filter((part) => part !== points);
  const reward_points = points === undefined ? 0 : Number(points.slice(0, -1));
  if (more.length + others.length > 0 || (points !== undefined && reward_points === 0))
    throw new OperatorError(`Say money, points or both, such as 10.00, 200p or 10.00+200p, not "${text}".`);
  return { reward_minor: money === undefined ? 0 : amountOf(money), reward_points };
}

/** `100.00=10.00,300.00=20.00+200p` → the stages with their goals and rewards; goals rise. */
function readStageList(text: string): Stage[] {
  const stages = text.split(',').map((part, index) => {
    const [goal = '', reward = '', ...more] = part.trim().split('=');
    if (more.length > 0) throw new OperatorError('--stages is a list such as 100.00=10.00,300.00=20.00+200p.');
    return { stage: index + 1, goal_minor: amountOf(goal), ...rewardOf(reward) };
  });
  if (stages.length > mostStages) throw new OperatorError(`A promotion has at most ${mostStages} stages.`);
  if (stages.some(({ goal_minor }, index) => goal_minor <= (stages[index - 1]?.goal_minor ?? 0)))
    throw new OperatorError('Each stage needs a higher goal than the one before.');
  return stages;
}

/** Stages with a goal each: `--stages 100.00=10.00,300.00=20.00+200p`. */
export const Stages = option(readBy(readStageList), { shown: '100.00=10.00,300.00=20.00+200p' });

/** One stage, for which nothing has to be done: `--reward 10.00`, `--reward 200p`. */
export const Reward = option(
  readBy((text): Stage[] => [{ stage: 1, goal_minor: 0, ...rewardOf(text) }]),
  { shown: '10.00+200p' },
);

const categoryCodes = {
  ALL: 'every game',
  RNG: 'slots',
  FISH: 'fishing',
  LIVE: 'live tables',
  SPORTS: 'sports',
  ESPORTS: 'e-sports',
  PVP: 'card games between players',
  LOTT: 'lotteries of the traditional kind',
  ELOTT: 'lotteries',
  PROMO: 'games of promotions',
  COCKFIGHT: 'cockfights',
} as const satisfies Record<GameCategory | 'ALL', string>;

/** The category whose games count, `--category FISH`; `ALL` is written as an empty text. */
export const Category = v.optional(
  option(
    v.pipe(
      codeOf(categoryCodes, `--category is ALL or one of ${Categories.options.join(', ')}.`),
      v.transform((said) => (said === 'ALL' ? '' : said)),
    ),
    { shown: 'FISH' },
  ),
  'ALL',
);
