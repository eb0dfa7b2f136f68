import * as v from 'valibot';
import { PositiveAmount, toMinor } from '#src/contract/amount.ts';
import { GameCategory } from '#src/contract/game-category.ts';
import { mostStages } from '#src/contract/promotions.ts';
import { OperatorError, type Options } from './command.ts';

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

/** `2026-12-01 12:00` in UTC → epoch ms; undefined when it is not told. */
export function readMoment(options: Options, name: string): number | undefined {
  const text = options[name];
  if (typeof text !== 'string') return undefined;
  const at = /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text) ? Date.parse(`${text.replace(' ', 'T')}:00Z`) : Number.NaN;
  if (Number.isNaN(at)) throw new OperatorError(`--${name} is a time in UTC, such as "2026-12-01 12:00".`);
  return at;
}

/** The category whose games count, `ALL` for those of all; undefined when it is not told. */
export function readCategory({ category }: Options): string | undefined {
  if (typeof category !== 'string') return undefined;
  if (category === 'ALL') return '';
  if (v.is(GameCategory, category)) return category;
  throw new OperatorError(`--category is ALL or one of ${GameCategory.options.join(', ')}.`);
}

/** The path of a picture on this site; undefined when it is not told. */
export function readArt({ art }: Options): string | undefined {
  if (typeof art !== 'string') return undefined;
  if (/^\/art\/b\/[\w-]{1,60}\.svg$/.test(art)) return art;
  throw new OperatorError('--art is the path of a scene, such as /art/b/mar.svg.');
}
