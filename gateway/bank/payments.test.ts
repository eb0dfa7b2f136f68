import { describe, expect, it } from 'vitest';
import { writeBrCode } from '#src/contract/money/br-code.ts';
import { type Pix, PixListed, PixNotice } from '#src/contract/money/pix-api.ts';
import { ContestNotice } from '#src/contract/money/pix-bank.ts';
import * as v from 'valibot';
import { ana, payee, testBank, type TestBank } from './testing/test-bank.ts';

const day = 'inicio=2026-11-26T00:00:00Z&fim=2026-11-27T00:00:00Z';
const listPix = async (bank: TestBank, more = ''): Promise<Pix[]> =>
  v.parse(PixListed, (await bank.call('GET', `/v2/pix?${day}${more}`)).body).pix;
const firstId = async (bank: TestBank) => (await listPix(bank))[0]?.endToEndId ?? '';
const told = (bank: TestBank) => v.parse(PixNotice, { pix: bank.receiver.listed('/hook/pix') }).pix;

describe('a payment', () => {
  it('completes its charge, is told by webhook and found by query', async () => {
    const bank = await testBank();
    const { pixCopiaECola: code, txid } = await bank.charge();
    expect(await bank.pay(code)).toBe('paid');
    await bank.idle();
    const [pix] = await listPix(bank);
    expect(pix).toMatchObject({ txid, valor: '100.00', pagador: { cpf: ana.cpf, nome: ana.name } });
    expect(told(bank)).toEqual([pix]);
    expect((await bank.call('GET', `/v2/cob/${txid}`)).body).toMatchObject({ status: 'CONCLUIDA', pix: [pix] });
    expect((await bank.call('GET', `/v2/pix/${pix?.endToEndId}`)).body).toEqual(pix);
    expect(await bank.pay(code)).toBe('refused-paid');
  });

  it('of one charge tried fifty times at once is one', async () => {
    const bank = await testBank();
    const { pixCopiaECola: code, txid } = await bank.charge();
    const said = await Promise.all([
      ...Array.from({ length: 50 }, () => bank.pay(code)),
      bank.call('PATCH', `/v2/cob/${txid}`, { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' }),
    ]);
    const paid = said.filter((one) => one === 'paid').length;
    const { body } = await bank.call('GET', `/v2/cob/${txid}`);
    expect([paid, body['status']]).toEqual(paid === 1 ? [1, 'CONCLUIDA'] : [0, 'REMOVIDA_PELO_USUARIO_RECEBEDOR']);
    expect(await listPix(bank)).toHaveLength(paid);
  });

  it('by somebody else names them', async () => {
    const bank = await testBank();
    const { pixCopiaECola: code } = await bank.charge();
    expect(await bank.pay(code, { name: 'Bruno', cpf: '111.444.777-35' })).toBe('paid');
    expect(await listPix(bank, '&cpf=11144477735')).toMatchObject([{ pagador: { cpf: '11144477735', nome: 'Bruno' } }]);
    expect(await listPix(bank, `&cpf=${ana.cpf}`)).toEqual([]);
  });

  it('twice is two payments of one charge', async () => {
    const bank = await testBank();
    const { pixCopiaECola: code, txid } = await bank.charge();
    expect(await bank.pay(code, { way: 'twice' })).toBe('paid-twice');
    expect(await bank.pay(code, { way: 'twice' })).toBe('paid-twice');
    const ids = (await listPix(bank, `&txid=${txid}`)).map(({ endToEndId }) => endToEndId);
    expect(new Set(ids).size).toBe(3);
  });

  it('that is late arrives after its charge has expired, also in another process', async () => {
    const bank = await testBank();
    const { pixCopiaECola: code } = await bank.charge();
    expect(await bank.pay(code, { way: 'late' })).toBe('scheduled');
    await bank.pass(899);
    expect(await bank.pay(code, { way: 'twice' })).toBe('paid-twice');
    expect(await listPix(bank)).toHaveLength(2);
    await bank.restart().pass(2);
    const payments = await listPix(bank);
    expect(payments).toHaveLength(3);
    expect(payments.at(-1)?.horario).toBe('2026-11-26T12:15:01.000Z');
  });

  it('of an expired charge is refused unless it is late on purpose', async () => {
    const bank = await testBank();
    const { pixCopiaECola: code } = await bank.charge();
    bank.time.now += 900_000;
    expect(await bank.pay(code)).toBe('refused-expired');
    expect(await bank.pay(code, { way: 'late' })).toBe('paid');
  });

  it('that was scheduled is refused where its charge was removed meanwhile', async () => {
    const bank = await testBank();
    const { pixCopiaECola: code, txid } = await bank.charge();
    await bank.pay(code, { way: 'late' });
    await bank.call('PATCH', `/v2/cob/${txid}`, { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' });
    await bank.pass(1000);
    expect(await listPix(bank)).toEqual([]);
  });

  it('of a static code has its amount, or the payer’s where it has none', async () => {
    const bank = await testBank();
    const code = { payee: { key: payee.key }, name: 'Maré', city: 'São Paulo', txid: '***' };
    expect(await bank.pay(writeBrCode({ ...code, amount: '7.00' }), { amount: '1,00' })).toBe('paid');
    expect(await bank.pay(writeBrCode(code), { amount: '12,34' })).toBe('paid');
    expect(await bank.pay(writeBrCode({ ...code, txid: 'table5' }), { amount: '3' })).toBe('paid');
    expect(await bank.pay(writeBrCode(code))).toBe('refused-amount');
    expect((await listPix(bank)).map(({ valor }) => valor).toSorted()).toEqual(['12.34', '3.00', '7.00']);
    await bank.idle();
    expect(told(bank)).toMatchObject([{ txid: 'table5', valor: '3.00' }]);
  });

  it('of a code that is not ours moves nothing', async () => {
    const bank = await testBank();
    const { pixCopiaECola: code } = await bank.charge();
    const foreign = { payee: { key: ana.cpf }, name: 'Ana', city: 'Recife', txid: '***' };
    for (const wrong of ['', 'nonsense', code.slice(0, -1), writeBrCode(foreign)])
      expect(await bank.pay(wrong)).toBe('refused-unknown');
    expect(await listPix(bank)).toEqual([]);
  });
});

it('a charge that is closed at the bank is removed by the bank', async () => {
  const bank = await testBank();
  const { pixCopiaECola: code, txid } = await bank.charge();
  expect(await bank.act({ act: 'close', code })).toBe('closed');
  expect((await bank.call('GET', `/v2/cob/${txid}`)).body).toMatchObject({ status: 'REMOVIDA_PELO_PSP' });
  expect(await bank.act({ act: 'close', code })).toBe('refused-nothing');
});

describe('a return', () => {
  it('is given once for each id, in parts, and never more than was paid', async () => {
    const bank = await testBank();
    await bank.pay((await bank.charge()).pixCopiaECola);
    const path = `/v2/pix/${await firstId(bank)}/devolucao`;
    const first = await bank.call('PUT', `${path}/r1`, { valor: '60.00', descricao: 'Pix de terceiro' });
    expect(first).toMatchObject({
      status: 201,
      body: { id: 'r1', valor: '60.00', status: 'DEVOLVIDO', natureza: 'ORIGINAL' },
    });
    expect(await bank.call('PUT', `${path}/r1`, { valor: '60.00', descricao: 'Pix de terceiro' })).toMatchObject({
      status: 200,
      body: first.body,
    });
    expect((await bank.call('PUT', `${path}/r1`, { valor: '10.00' })).status).toBe(400);
    expect((await bank.call('PUT', `${path}/r2`, { valor: '40.01' })).body).toMatchObject({
      type: expect.stringContaining('PixDevolucaoInvalida'),
    });
    expect((await bank.call('PUT', `${path}/r2`, { valor: '40.00' })).status).toBe(201);
    expect((await bank.call('GET', `${path}/r1`)).body).toEqual(first.body);
    expect((await bank.call('GET', `${path}/r9`)).status).toBe(404);
    await bank.idle();
    expect(told(bank).at(-1)?.devolucoes).toHaveLength(2);
  });

  it('is refused after ninety days, and of a payment that there is not', async () => {
    const bank = await testBank();
    await bank.pay((await bank.charge()).pixCopiaECola);
    const id = await firstId(bank);
    expect((await bank.call('PUT', `/v2/pix/${'E'.repeat(32)}/devolucao/r1`, { valor: '1.00' })).status).toBe(404);
    bank.time.now += 90 * 86_400_000 + 1;
    const token = await bank.token();
    expect((await bank.call('PUT', `/v2/pix/${id}/devolucao/r1`, { valor: '1.00' }, token)).status).toBe(400);
  });

  it('made at the bank gives back what is left', async () => {
    const bank = await testBank();
    await bank.pay((await bank.charge()).pixCopiaECola);
    const id = await firstId(bank);
    await bank.call('PUT', `/v2/pix/${id}/devolucao/r1`, { valor: '60.00' });
    expect(await bank.act({ act: 'return', id })).toBe('returned');
    expect(await bank.act({ act: 'return', id })).toBe('refused-nothing');
    const [pix] = await listPix(bank);
    expect(pix?.devolucoes?.map(({ valor }) => valor).toSorted()).toEqual(['40.00', '60.00']);
  });
});

describe('a contested payment', () => {
  it('is told, listed, and taken back by the bank', async () => {
    const bank = await testBank();
    await bank.pay((await bank.charge()).pixCopiaECola);
    const payment = await firstId(bank);
    expect(await bank.act({ act: 'contest', id: payment, reason: 'FRAUDE' })).toBe('contested');
    expect(await bank.act({ act: 'contest', id: payment, reason: 'FRAUDE' })).toBe('refused-nothing');
    await bank.idle();
    const [open] = v.parse(ContestNotice, { infracoes: bank.receiver.listed('/hook/infracoes') }).infracoes;
    expect(open).toMatchObject({ endToEndId: payment, valor: '100.00', motivo: 'FRAUDE', status: 'ABERTA' });
    const id = open?.id ?? '';
    expect(await bank.act({ act: 'decide-contest', id, verdict: 'give-back' })).toBe('given-back');
    expect(await bank.act({ act: 'decide-contest', id, verdict: 'reject' })).toBe('refused-nothing');
    const closed = (await bank.call('GET', `/v2/infracoes/${id}`)).body;
    const [pix] = await listPix(bank);
    expect(closed).toMatchObject({ status: 'DEVOLVIDA', devolucaoId: pix?.devolucoes?.[0]?.id });
    expect(pix?.devolucoes).toMatchObject([{ valor: '100.00', natureza: 'MED_FRAUDE', status: 'DEVOLVIDO' }]);
    expect((await bank.call('GET', `/v2/infracoes?${day}`)).body).toMatchObject({ infracoes: [closed] });
    await bank.idle();
    expect(bank.receiver.listed('/hook/infracoes').at(-1)).toEqual(closed);
    expect(told(bank).at(-1)?.devolucoes).toHaveLength(1);
  });

  it('stays where the bank rejects the contest', async () => {
    const bank = await testBank();
    await bank.pay((await bank.charge()).pixCopiaECola);
    const payment = await firstId(bank);
    await bank.act({ act: 'contest', id: payment, reason: 'FALHA_OPERACIONAL' });
    const { id = '' } = (await bank.db.selectFrom('contests').select('id').executeTakeFirst()) ?? {};
    expect(await bank.act({ act: 'decide-contest', id, verdict: 'reject' })).toBe('rejected');
    expect((await listPix(bank))[0]?.devolucoes).toBeUndefined();
  });
});
