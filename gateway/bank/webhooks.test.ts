import { describe, expect, it } from 'vitest';
import { payee, testBank, type TestBank } from './testing/test-bank.ts';

const path = `/v2/webhook/${payee.key}`;
const paths = (bank: TestBank) => bank.receiver.received.map((one) => one.path);
const txids = (bank: TestBank) =>
  bank.receiver.received.map(({ body }) => body['pix']?.map(({ txid }) => String(txid)[0]));
const payNew = async (bank: TestBank, letter = 'a') => bank.pay((await bank.charge(letter.repeat(26))).pixCopiaECola);

describe('the webhook', () => {
  it('is set, told and removed for the payee’s key alone', async () => {
    const bank = await testBank();
    expect((await bank.call('GET', path)).body).toEqual({
      webhookUrl: 'http://payee.test/hook',
      chave: payee.key,
      criacao: '2026-11-26T12:00:00.000Z',
    });
    expect((await bank.call('PUT', path, { webhookUrl: 'ftp://payee.test' })).status).toBe(400);
    expect((await bank.call('PUT', '/v2/webhook/52998224725', { webhookUrl: 'http://payee.test' })).status).toBe(400);
    expect((await bank.call('DELETE', path)).status).toBe(204);
    expect((await bank.call('GET', path)).status).toBe(404);
    await payNew(bank);
    await bank.idle();
    await bank.call('PUT', path, { webhookUrl: 'http://payee.test/' });
    await bank.pass(600);
    expect(paths(bank)).toEqual([]);
  });

  it('is sent again until it is taken, less and less often, also by another process', async () => {
    const bank = await testBank();
    bank.receiver.refuse = 4;
    await payNew(bank);
    await bank.idle();
    const passed: number[] = [];
    for (let second = 1; second <= 20; second += 1) {
      const before = bank.receiver.refuse;
      await bank.restart().pass(1);
      if (bank.receiver.refuse < before || bank.receiver.received.length > passed.filter((at) => at < 0).length)
        passed.push(bank.receiver.received.length > 0 ? -second : second);
      if (bank.receiver.received.length > 0) break;
    }
    expect(passed).toEqual([1, 3, 7, -15]);
    await bank.pass(600);
    expect(bank.receiver.received).toHaveLength(1);
  });

  it('arrives twice where its answer was lost', async () => {
    const bank = await testBank();
    bank.receiver.lose = 1;
    await payNew(bank);
    await bank.idle();
    await bank.pass(2);
    expect(bank.receiver.received).toHaveLength(2);
    expect(bank.receiver.received[1]).toEqual(bank.receiver.received[0]);
  });

  it('tells several payments in one list', async () => {
    const bank = await testBank();
    bank.receiver.refuse = 2;
    await payNew(bank, 'a');
    await bank.idle();
    await payNew(bank, 'b');
    await bank.idle();
    await bank.pass(10);
    expect(txids(bank)).toEqual([['a', 'b']]);
  });

  it('is given up after three days', async () => {
    const bank = await testBank();
    bank.receiver.refuse = Number.POSITIVE_INFINITY;
    await payNew(bank);
    for (let hour = 0; hour < 74; hour += 1) await bank.pass(3600);
    expect(await bank.db.selectFrom('notices').selectAll().execute()).toEqual([]);
  });
});

describe('on purpose', () => {
  it('webhooks are doubled, in another order, late or lost', async () => {
    const bank = await testBank();
    const notices = { times: 2, reversed: true, delay: 60_000 };
    expect((await bank.call('PUT', '/control/faults', { notices })).body).toMatchObject({ answers: 'fine', notices });
    await payNew(bank, 'a');
    await bank.pass(1);
    await payNew(bank, 'b');
    await bank.pass(58);
    expect(paths(bank)).toEqual([]);
    await bank.pass(5);
    expect(txids(bank)).toEqual([
      ['b', 'a'],
      ['b', 'a'],
    ]);

    await bank.call('PUT', '/control/faults', { notices: { off: true } });
    await payNew(bank, 'c');
    await bank.pass(600);
    expect(paths(bank)).toHaveLength(2);
    await bank.call('PUT', '/control/faults', {});
    await bank.idle();
    expect(txids(bank).at(-1)).toEqual(['c']);
  });

  it('a payment arrives one cent short', async () => {
    const bank = await testBank();
    await bank.call('PUT', '/control/faults', { short: true });
    await payNew(bank);
    await bank.idle();
    expect(bank.receiver.listed('/hook/pix')).toMatchObject([{ valor: '99.99' }]);
  });

  it.each([
    ['error', 500, 'application/problem+json'],
    ['html', 200, 'text/html'],
  ])('a call that was done is answered by %s', async (answers, status, type) => {
    const bank = await testBank();
    await bank.call('PUT', '/control/faults', { answers });
    const asked = { calendario: { expiracao: 900 }, valor: { original: '1.00' }, chave: payee.key };
    const answer = await bank.call('PUT', `/v2/cob/${'a'.repeat(26)}`, asked);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Content-Type')).toContain(type);
    await bank.call('PUT', '/control/faults', {});
    expect((await bank.call('GET', `/v2/cob/${'a'.repeat(26)}`)).status).toBe(200);
  });

  it('a call that was done is never answered', async () => {
    const bank = await testBank();
    await bank.call('PUT', '/control/faults', { answers: 'silent' });
    const asked = { calendario: { expiracao: 900 }, valor: { original: '1.00' }, chave: payee.key };
    const lost = bank.call('PUT', `/v2/cob/${'a'.repeat(26)}`, asked).then(() => 'answered');
    await expect.poll(() => bank.db.selectFrom('charges').select('txid').execute()).toHaveLength(1);
    expect(await Promise.race([lost, new Promise((resolve) => setTimeout(resolve, 200, 'silence'))])).toBe('silence');
  });

  it('a call is slow', async () => {
    const bank = await testBank();
    await bank.call('PUT', '/control/faults', { answers: 'slow', wait: 100 });
    const before = performance.now();
    await bank.call('GET', path);
    expect(performance.now() - before).toBeGreaterThan(90);
  });

  it('nonsense is no fault', async () => {
    const bank = await testBank();
    for (const wrong of [{ answers: 'loud' }, { wait: -1 }, { more: true }, 'text'])
      expect((await bank.call('PUT', '/control/faults', wrong)).status).toBe(400);
  });
});
