import { expect, it } from 'vitest';
import { AppError } from '#src/platform/calls/errors.ts';
import { createIntent, type Intent } from './intent.ts';

const values = { amount: '10.00', to: 'pix' };
/** The key of an attempt with these values and this outcome. */
const keyOf = async (intent: Intent, sent: unknown, failure?: AppError): Promise<string> => {
  let key = '';
  const attempt = intent.attempt(sent, (given) => {
    key = given;
    return failure ? Promise.reject(failure) : Promise.resolve('done');
  });
  if (failure) await expect(attempt).rejects.toBe(failure);
  else expect(await attempt).toBe('done');
  return key;
};

it('keeps its key for the same values while its outcome is unknown', async () => {
  const intent = createIntent();
  const key = await keyOf(intent, values, new AppError('timeout'));
  expect(key).toMatch(/^[\w.:-]{8,128}$/);
  for (const lost of [
    new AppError('no_internet'),
    new AppError('bad_gateway', { status: 200 }),
    new AppError('system_updating', { status: 503 }),
  ])
    expect(await keyOf(intent, { ...values }, lost), lost.code).toBe(key);
  expect(await keyOf(intent, { ...values })).toBe(key);
});

it('is another key for other values, and for what was done or clearly refused [S1-027]', async () => {
  const intent = createIntent();
  const key = await keyOf(intent, values, new AppError('timeout'));
  const more = { ...values, amount: '11.00' };
  const other = await keyOf(intent, more, new AppError('insufficient_balance', { status: 409 }));
  expect(other).not.toBe(key);
  const again = await keyOf(intent, more);
  expect(again).not.toBe(other);
  expect(await keyOf(intent, more)).not.toBe(again);
});

it('is one key for one file, and another for another', async () => {
  const intent = createIntent();
  const lost = new AppError('timeout');
  const file = new Blob(['a']);
  const key = await keyOf(intent, file, lost);
  expect(await keyOf(intent, file, lost)).toBe(key);
  expect(await keyOf(intent, new Blob(['b']), lost)).not.toBe(key);
});

it('is one key for what has no values', async () => {
  const intent = createIntent();
  const key = await keyOf(intent, undefined, new AppError('timeout'));
  expect(key).not.toBe('');
  expect(await keyOf(intent, undefined)).toBe(key);
});
