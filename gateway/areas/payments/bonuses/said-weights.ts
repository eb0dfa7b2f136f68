import { gameCategories } from '#src/contract/core/game-type.ts';
import { OperatorError } from '#gateway/actions/define-action.ts';
import { option, readBy } from '#gateway/actions/inputs.ts';
import type { Weight } from './offers.ts';

/** `RNG=100,LIVE=10` → how much of a stake counts in each category. */
function readWeights(text: string): Weight[] {
  const weights = text.split(',').map((part) => {
    const [category = '', percent = '', ...more] = part.trim().split('=');
    if (!gameCategories.some((one) => one === category))
      throw new OperatorError(`There is no category ${category}; there are ${gameCategories.join(', ')}.`);
    if (more.length > 0 || !/^\d{1,3}$/.test(percent) || Number(percent) < 1 || Number(percent) > 100)
      throw new OperatorError(`Say from 1 to 100 percent, such as ${category}=100.`);
    return { category, percent: Number(percent) };
  });
  if (new Set(weights.map(({ category }) => category)).size < weights.length)
    throw new OperatorError('--counts names each category once.');
  return weights;
}

/** Which categories count how much: `--counts RNG=100,LIVE=10`. */
export const Weights = option(readBy(readWeights), { name: 'counts', shown: 'RNG=100,LIVE=10' });
