import { expect, it } from 'vitest';
import { AppError } from '#src/platform/calls/errors.ts';
import { createIntent } from './intent.ts';

const values = { amount: '10.00', to: 'pix' };

it('is one key for the same values while nobody knows how it ended', () => {
  const intent = createIntent();
  const key = intent.keyFor(values);
  expect(key).toMatch(/^[\w.:-]{8,128}$/);
  for (const lost of [
    new AppError('timeout'),
    new AppError('no_internet'),
    new AppError('bad_gateway', { status: 200 }),
    new AppError('system_updating', { status: 503 }),
  ]) {
    intent.settle(lost);
    expect(intent.keyFor({ ...values }), lost.code).toBe(key);
  }
});

it('is another key for other values, and for what was done or clearly refused [S1-027]', () => {
  const intent = createIntent();
  const key = intent.keyFor(values);
  intent.settle(new AppError('timeout'));
  const other = intent.keyFor({ ...values, amount: '11.00' });
  expect(other).not.toBe(key);
  intent.settle(new AppError('insufficient_balance', { status: 409 }));
  const again = intent.keyFor({ ...values, amount: '11.00' });
  expect(again).not.toBe(other);
  intent.settle();
  expect(intent.keyFor({ ...values, amount: '11.00' })).not.toBe(again);
});
