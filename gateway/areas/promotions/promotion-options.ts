import * as v from 'valibot';
import { PositiveAmount, toMinor } from '#src/contract/amount.ts';
import { GameCategory } from '#src/contract/game-category.ts';
import { mostStages } from '#src/contract/promotions.ts';
import { OperatorError, type Options } from '#gateway/actions/command.ts';

type Stage = { readonly stage: number; readonly goal_minor: number; readonly reward_minor: number };

const amountOf = (text: string): number => {
  if (!v.is(PositiveAmount, text)) throw new OperatorError(`${text} is no amount, such as 100.00.`);
  return toMinor(text);
};

/** `100.00=10.00,300.00=20.00` → the stages with their goals and rewards; goals rise. */
function readStageList(text: string): Stage[] {
  const stages = text.split(',').map((part, index) => {
    const [goal = '', reward = '', ...more] = part.trim().split('=');
    if (more.length > 0) throw new OperatorError('--stages is a list such as 100.00=10.00,300.00=20.00.');
    return { stage: index + 1, goal_minor: amountOf(goal), reward_minor: amountOf(reward) };
  });
  if (stages.length > mostStages) throw new OperatorError(`A promotion has at most ${mostStages} stages.`);
  if (stages.some(({ goal_minor }, index) => goal_minor <= (stages[index - 1]?.goal_minor ?? 0)))
    throw new OperatorError('Each stage needs a higher goal than the one before.');
  return stages;
}

/** Stages with a goal each, or one reward for which nothing has to be done; undefined when neither is told. */
export function readStages({ stages, reward }: Options): Stage[] | undefined {
  if (typeof stages === 'string' && typeof reward === 'string')
    throw new OperatorError('Say --stages or --reward, not both.');
  if (typeof stages === 'string') return readStageList(stages);
  return typeof reward === 'string' ? [{ stage: 1, goal_minor: 0, reward_minor: amountOf(reward) }] : undefined;
}

/** The category whose games count, `ALL` for those of all; undefined when it is not told. */
export function readCategory({ category }: Options): string | undefined {
  if (typeof category !== 'string') return undefined;
  if (category === 'ALL') return '';
  if (v.is(GameCategory, category)) return category;
  throw new OperatorError(`--category is ALL or one of ${GameCategory.options.join(', ')}.`);
}
