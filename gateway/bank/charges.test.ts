import { describe, expect, it } from 'vitest';
import { readBrCode } from '#src/contract/money/br-code.ts';
import { Charge, ChargesListed, Problem } from '#src/contract/money/pix-api.ts';
import * as v from 'valibot';
import { ana, payee, testBank } from './testing/test-bank.ts';

const txid = 'a'.repeat(26);
const asked = { calendario: { expiracao: 900 }, valor: { original: '100.00' }, chave: payee.key };

describe('a charge', () => {
  it('is created once, answered with its code, and changed while it is active', async () => {
    const bank = await testBank();
    const first = await bank.call<Charge>('PUT', `/v2/cob/${txid}`, {
      ...asked,
      devedor: { cpf: ana.cpf, nome: ana.name },
    });
    expect(first.status).toBe(201);
    expect(v.parse(Charge, first.body)).toMatchObject({ txid, status: 'ATIVA', revisao: 0, devedor: { cpf: ana.cpf } });
    expect(readBrCode(first.body.pixCopiaECola)).toMatchObject({
      amount: '100.00',
      name: 'MARE',
      payee: { url: first.body.location },
    });

    const again = await bank.call<Charge>('PUT', `/v2/cob/${txid}`, asked);
    expect(again).toMatchObject({ status: 200, body: { revisao: 0, location: first.body.location } });
    const changed = await bank.call<Charge>('PATCH', `/v2/cob/${txid}`, { valor: { original: '50.00' } });
    expect(changed).toMatchObject({ status: 200, body: { revisao: 1, valor: { original: '50.00' } } });
    expect((await bank.call<Charge>('GET', `/v2/cob/${txid}`)).body).toEqual(changed.body);
  });

  it('is removed by the payee, and then neither paid nor changed', async () => {
    const bank = await testBank();
    const { pixCopiaECola: code } = await bank.charge();
    const removed = { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' };
    const both = await bank.call('PATCH', `/v2/cob/${txid}`, { ...removed, valor: { original: '1.00' } });
    expect(both.status).toBe(400);
    expect((await bank.call('PATCH', `/v2/cob/${txid}`, removed)).body).toMatchObject(removed);
    expect(await bank.call('PATCH', `/v2/cob/${txid}`, removed)).toMatchObject({ status: 200, body: { revisao: 1 } });
    expect(await bank.pay(code)).toBe('refused-removed');
    expect((await bank.call('PUT', `/v2/cob/${txid}`, { ...asked, valor: { original: '1.00' } })).status).toBe(400);
  });

  it('serves the payer’s bank at the address in its code', async () => {
    const bank = await testBank();
    const { location } = await bank.charge();
    const answer = await bank.app.request(location.slice(location.indexOf('/')));
    expect(await answer.json()).toMatchObject({ txid, valor: { original: '100.00' }, recebedor: { nome: 'Maré' } });
    expect((await bank.app.request('/qr/v2/nothing')).status).toBe(404);
  });

  it('is listed by its creation, page by page', async () => {
    const bank = await testBank();
    for (const letter of 'abcde') {
      await bank.charge(letter.repeat(26), letter === 'c' ? { devedor: { cpf: ana.cpf, nome: ana.name } } : {});
      bank.time.now += 1000;
    }
    const list = async (more: string) => {
      const window = 'inicio=2026-11-26T12:00:01Z&fim=2026-11-26T12:00:03Z';
      return v.parse(ChargesListed, (await bank.call('GET', `/v2/cob?${window}${more}`)).body);
    };
    const all = await list('');
    expect(all.cobs.map(({ txid: id }) => id[0]).join('')).toBe('bcd');
    const second = await list('&paginacao.itensPorPagina=2&paginacao.paginaAtual=1');
    expect(second.cobs.map(({ txid: id }) => id[0])).toEqual(['d']);
    expect(second.parametros.paginacao).toEqual({
      paginaAtual: 1,
      itensPorPagina: 2,
      quantidadeDePaginas: 2,
      quantidadeTotalDeItens: 3,
    });
    expect((await list(`&cpf=${ana.cpf}`)).cobs).toHaveLength(1);
    expect((await list('&status=CONCLUIDA')).cobs).toHaveLength(0);
  });
});

it.each([
  ['an amount of nothing', { valor: { original: '0.00' } }, 'valor.original'],
  ['an amount that is no text', { valor: { original: 100 } }, 'valor.original'],
  ['an amount with a comma', { valor: { original: '100,00' } }, 'valor.original'],
  ['no time to pay', { calendario: { expiracao: 0 } }, 'calendario.expiracao'],
  ['a key that is none', { chave: 'not a key' }, 'chave'],
  ['a key of somebody else', { chave: ana.cpf }, 'cob.chave'],
  ['a debtor with a wrong CPF', { devedor: { cpf: '52998224726', nome: 'Ana' } }, 'devedor'],
  ['a note that is too long', { solicitacaoPagador: 'x'.repeat(141) }, 'solicitacaoPagador'],
])('a charge with %s is refused, and the field is named', async (_, more, field) => {
  const bank = await testBank();
  const { status, body, headers } = await bank.call('PUT', `/v2/cob/${txid}`, { ...asked, ...more });
  expect(status).toBe(400);
  expect(headers.get('Content-Type')).toBe('application/problem+json');
  const problem = v.parse(Problem, body);
  expect(problem.type).toBe('https://pix.bcb.gov.br/api/v2/error/CobOperacaoInvalida');
  expect(problem.violacoes?.[0]?.propriedade).toContain(field);
});

it('a charge needs a txid of 26 to 35 letters and digits', async () => {
  const bank = await testBank();
  for (const wrong of ['a'.repeat(25), 'a'.repeat(36), `${'a'.repeat(26)}-`])
    expect((await bank.call('PUT', `/v2/cob/${wrong}`, asked)).status).toBe(400);
  expect((await bank.call('GET', `/v2/cob/${'b'.repeat(26)}`)).body).toMatchObject({ status: 404 });
});
