import { describe, expect, it } from 'vitest';
import { commitmentOf } from '#src/contract/core/commitment.ts';
import { isTrueDrop, isTrueLevel, levelText } from './jackpot-level.ts';

const terms = { form: 2, run: 'run-1', seed: '100.00', cap: '1000.00', rate: '0.50' } as const;
const secret = { level: '312.34', salt: 'ab'.repeat(16) };
const drop = async (rest: Partial<Parameters<typeof isTrueDrop>[0]> = {}) => {
  const commitment = await commitmentOf(levelText(terms, secret));
  return { ...terms, ...secret, commitment, before: '312.30', amount: '312.40', ...rest };
};
const oldDrop = async (level = secret.level) => {
  const commitment = await commitmentOf(`${level}:${secret.salt}`);
  return { ...terms, form: 1 as const, salt: secret.salt, level, commitment, amount: '999.99' };
};

describe('a drop', () => {
  it('is true when the round that won took the jackpot to its level, exactly or over it', async () => {
    expect(await isTrueDrop(await drop())).toBe(true);
    expect(await isTrueDrop(await drop({ amount: '312.34' }))).toBe(true);
    expect(await isTrueDrop(await drop({ before: '312.33' }))).toBe(true);
  });

  it.each([
    ['before that round the level had been reached', { before: '312.34' }],
    ['before that round it had been passed long ago', { before: '999.90', amount: '999.99' }],
    ['the amount did not come to the level', { amount: '312.33' }],
    ['the amount is above the cap', { amount: '1000.01' }],
    ['the amount before is not told', { before: undefined }],
    ['the amount before is below the seed', { before: '99.99' }],
    ['the level is another one', { level: '312.35' }],
    ['the salt is another one', { salt: 'cd'.repeat(16) }],
    ['it is of another run', { run: 'run-2' }],
    ['the cap is another one', { cap: '2000.00' }],
    ['the seed is another one', { seed: '50.00' }],
    ['the rate is another one', { rate: '1.00' }],
    ['it is said to be of the old form', { form: 1 as const }],
  ])('is not true where %s', async (_why, rest) => {
    expect(await isTrueDrop(await drop(rest))).toBe(false);
  });

  it('whose level is always the cap is not true where the commitment does not bind the cap', async () => {
    const atCap = await oldDrop(terms.cap);
    expect(await isTrueDrop({ ...atCap, form: 2, before: '999.98', amount: terms.cap })).toBe(false);
  });

  it('of the old form is true by level, salt and amount', async () => {
    expect(await isTrueDrop(await oldDrop())).toBe(true);
    expect(await isTrueDrop({ ...(await oldDrop()), amount: '312.33' })).toBe(false);
    expect(await isTrueDrop({ ...(await oldDrop()), form: 2, before: '312.30' })).toBe(false);
  });
});

it('a run without a winner is true when terms, level and salt match the commitment', async () => {
  const { before: _before, amount: _amount, ...run } = await drop();
  expect(await isTrueLevel(run)).toBe(true);
  expect(await isTrueLevel({ ...run, cap: '900.00' })).toBe(false);
  expect(await isTrueLevel({ ...run, level: '312.33' })).toBe(false);
});
