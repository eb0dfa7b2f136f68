import { describe, expect, it } from 'vitest';
import { Payout, PayoutNotice } from '#src/contract/money/pix-bank.ts';
import * as v from 'valibot';
import { ana, payee, testBank, type TestBank } from './testing/test-bank.ts';

const asked = { valor: '50.00', pagador: { chave: payee.key }, favorecido: { chave: ana.cpf, cpf: ana.cpf } };
const put = (bank: TestBank, id = 'w1', more: object = {}) =>
  bank.call<Payout>('PUT', `/v2/payouts/${id}`, { ...asked, ...more });
const get = async (bank: TestBank, id = 'w1') => v.parse(Payout, (await bank.call('GET', `/v2/payouts/${id}`)).body);
const setMode = (bank: TestBank, mode: string) => bank.act({ act: 'payout-mode', mode });

describe('a payout', () => {
  it('is made once for each id, and told', async () => {
    const bank = await testBank();
    const first = await put(bank);
    expect(first).toMatchObject({
      status: 201,
      body: { id: 'w1', status: 'REALIZADO', valor: '50.00', chave: ana.cpf },
    });
    expect(await put(bank)).toMatchObject({ status: 200, body: first.body });
    expect(await get(bank)).toEqual(first.body);
    await bank.idle();
    const { payouts } = v.parse(PayoutNotice, { payouts: bank.receiver.listed('/hook/payouts') });
    expect(payouts).toEqual([first.body]);
  });

  it('with another body under the same id is a conflict', async () => {
    const bank = await testBank();
    await put(bank);
    const other = await put(bank, 'w1', { valor: '51.00' });
    expect(other).toMatchObject({ status: 409, body: { type: expect.stringContaining('PagamentoEmConflito') } });
    expect((await get(bank)).valor).toBe('50.00');
  });

  it('asked for fifty times at once is one', async () => {
    const bank = await testBank();
    const answers = await Promise.all(Array.from({ length: 50 }, () => put(bank)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.endToEndId)).size).toBe(1);
  });

  it('to a key of another CPF is not made, with the reason', async () => {
    const bank = await testBank();
    expect((await put(bank, 'w1', { favorecido: { chave: '11144477735', cpf: ana.cpf } })).body).toMatchObject({
      status: 'NAO_REALIZADO',
      motivo: 'A chave não é do CPF informado.',
    });
  });

  it('goes to an account as well, which its answer names', async () => {
    const bank = await testBank();
    const contaBancaria = { banco: '001', agencia: '0412', conta: '314882', tipo: 'CORRENTE' };
    expect((await put(bank, 'w1', { favorecido: { contaBancaria, cpf: ana.cpf } })).body).toMatchObject({
      status: 'REALIZADO',
      chave: '001 0412 314882',
    });
    expect((await put(bank, 'w2', { favorecido: { contaBancaria } })).status).toBe(400);
  });

  it('that is slow is made after a minute, also by another process', async () => {
    const bank = await testBank();
    await setMode(bank, 'slow');
    expect((await put(bank)).body.status).toBe('EM_PROCESSAMENTO');
    await bank.pass(59);
    expect((await get(bank)).status).toBe('EM_PROCESSAMENTO');
    await bank.restart().pass(1);
    expect(await get(bank)).toMatchObject({ status: 'REALIZADO' });
    expect(bank.receiver.listed('/hook/payouts')).toMatchObject([{ status: 'REALIZADO' }]);
  });

  it('by hand is confirmed or refused, once', async () => {
    const bank = await testBank();
    await setMode(bank, 'by-hand');
    await put(bank, 'w1');
    await put(bank, 'w2');
    expect(await bank.act({ act: 'confirm-payout', id: 'w1' })).toBe('payout-made');
    expect(await bank.act({ act: 'refuse-payout', id: 'w1' })).toBe('refused-nothing');
    expect(await bank.act({ act: 'refuse-payout', id: 'w2', reason: 'Conta encerrada.' })).toBe('payout-refused');
    expect(await get(bank, 'w2')).toMatchObject({ status: 'NAO_REALIZADO', motivo: 'Conta encerrada.' });
  });

  it('that is never answered is found by a query, and its repetition is answered', async () => {
    const bank = await testBank();
    await setMode(bank, 'silent');
    const token = await bank.token();
    const away = new AbortController();
    const lost = bank.app.request('/v2/payouts/w1', {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}` },
      body: JSON.stringify(asked),
      signal: away.signal,
    });
    await expect.poll(async () => (await bank.call('GET', '/v2/payouts/w1')).status).toBe(200);
    away.abort();
    expect((await lost).status).toBe(504);
    expect(await put(bank)).toMatchObject({ status: 200, body: { status: 'EM_PROCESSAMENTO' } });
  });

  it('may be made although its answer is an error', async () => {
    const bank = await testBank();
    await setMode(bank, 'wrong');
    expect((await put(bank)).status).toBe(500);
    expect((await get(bank)).status).toBe('REALIZADO');
    expect((await put(bank)).status).toBe(200);
  });

  it.each([
    ['no amount', { valor: '0.00' }],
    ['a wrong key', { favorecido: { chave: '52998224726' } }],
    ['another payer', { pagador: { chave: ana.cpf } }],
  ])('with %s is refused', async (_, more) => {
    const bank = await testBank();
    expect((await put(bank, 'w1', more)).status).toBe(400);
    expect((await bank.call('GET', '/v2/payouts/w1')).status).toBe(404);
  });

  it('is listed by the time of its request', async () => {
    const bank = await testBank();
    await put(bank, 'w1');
    bank.time.now += 1000;
    await put(bank, 'w2');
    const window = 'inicio=2026-11-26T12:00:01Z&fim=2026-11-26T13:00:00Z';
    expect((await bank.call('GET', `/v2/payouts?${window}`)).body).toMatchObject({ payouts: [{ id: 'w2' }] });
  });
});
