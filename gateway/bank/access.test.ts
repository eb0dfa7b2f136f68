import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { client, payee, testBank, type TestBank } from './testing/test-bank.ts';

const calls = [
  ['PUT', `/v2/cob/${'a'.repeat(26)}`],
  ['PATCH', `/v2/cob/${'a'.repeat(26)}`],
  ['GET', `/v2/cob/${'a'.repeat(26)}`],
  ['GET', '/v2/cob'],
  ['GET', '/v2/pix'],
  ['GET', `/v2/pix/${'E'.repeat(32)}`],
  ['PUT', `/v2/pix/${'E'.repeat(32)}/devolucao/r1`],
  ['GET', `/v2/pix/${'E'.repeat(32)}/devolucao/r1`],
  ['PUT', `/v2/webhook/${payee.key}`],
  ['GET', `/v2/webhook/${payee.key}`],
  ['DELETE', `/v2/webhook/${payee.key}`],
  ['PUT', '/v2/payouts/w1'],
  ['GET', '/v2/payouts/w1'],
  ['GET', '/v2/payouts'],
  ['GET', '/v2/infracoes'],
  ['GET', '/v2/infracoes/i1'],
  ['PUT', '/v2/infracoes/i1/defesa'],
  ['GET', '/control/faults'],
  ['PUT', '/control/faults'],
  ['POST', '/control/acts'],
  ['GET', '/v2/nothing'],
] as const;

const ask = (bank: TestBank, form: Record<string, string>, headers: Record<string, string> = {}) =>
  bank.app.request('/oauth/token', { method: 'POST', headers, body: new URLSearchParams(form) });

describe('an access token', () => {
  it('is given for the client’s credentials, in the form or by HTTP Basic', async () => {
    const bank = await testBank();
    const grant = { grant_type: 'client_credentials' };
    const basic = { Authorization: `Basic ${btoa(`${client.id}:${client.secret}`)}` };
    const answer = await ask(bank, grant, basic);
    const { access_token: token, ...rest } = (await answer.json()) as { access_token: string };
    expect(rest).toEqual({ token_type: 'Bearer', expires_in: 3600 });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect((await bank.restart().call('GET', '/control/faults', undefined, token)).status).toBe(200);

    expect((await ask(bank, { ...grant, client_id: client.id, client_secret: 'wrong' })).status).toBe(401);
    expect((await ask(bank, { ...grant, client_id: 'wrong', client_secret: client.secret })).status).toBe(401);
    expect((await ask(bank, { grant_type: 'password' }, basic)).status).toBe(400);
    expect((await ask(bank, { ...grant, more: 'x'.repeat(5000) }, basic)).status).toBe(400);
  });

  it('is needed for every call, and ends after an hour', async () => {
    const bank = await testBank();
    const token = await bank.token();
    const forged = `${Number(token.split('.')[0]) + 1}.${token.split('.')[1]}`;
    for (const [method, path] of calls)
      for (const given of [null, 'nonsense', forged])
        expect(
          await bank.call(method, path, method === 'GET' ? undefined : {}, given),
          `${method} ${path}`,
        ).toMatchObject({ status: 401 });
    bank.time.now += 3_600_000;
    expect((await bank.call('GET', '/control/faults', undefined, token)).status).toBe(401);
  });
});

it('bad input never gets a 5xx, and moves nothing', async () => {
  const bank = await testBank();
  const odd = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({
        valor: fc.anything(),
        chave: fc.string(),
        calendario: fc.anything(),
        act: fc.string(),
        code: fc.string(),
      })
      .map((value) => JSON.stringify(value) ?? ''),
  );
  const part = fc.oneof(fc.string(), fc.constantFrom('..', '%', '%00', 'é', 'x'.repeat(300)));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...calls), odd, part, fc.boolean(), async ([method, path], body, other, swap) => {
      const at = swap ? path.replace(/[^/]*$/, () => encodeURIComponent(other)) : path;
      const query = method === 'GET' ? `?inicio=${encodeURIComponent(other)}&fim=${encodeURIComponent(body)}` : '';
      const { status } = await bank.call(method, at + query, method === 'GET' ? undefined : body);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 400 },
  );
  expect((await bank.db.selectFrom('payments').selectAll().execute()).length).toBe(0);
  expect((await bank.db.selectFrom('payouts').selectAll().execute()).length).toBe(0);
});

it('a list needs a window, and a page of it', async () => {
  const bank = await testBank();
  const window = 'inicio=2026-11-26T00:00:00Z&fim=2026-11-27T00:00:00Z';
  for (const list of ['cob', 'pix', 'payouts', 'infracoes']) {
    expect((await bank.call('GET', `/v2/${list}?${window}`)).status).toBe(200);
    for (const wrong of [
      '',
      'inicio=2026-11-26T00:00:00Z',
      'inicio=today&fim=tomorrow',
      `${window}&paginacao.itensPorPagina=0`,
      `${window}&paginacao.paginaAtual=-1`,
      'inicio=2026-11-27T00:00:00Z&fim=2026-11-26T00:00:00Z',
    ])
      expect((await bank.call('GET', `/v2/${list}?${wrong}`)).status, `${list}?${wrong}`).toBe(400);
  }
});
