import { describe, expect, it } from 'vitest';
import { writeBrCode } from '#src/contract/money/br-code.ts';
import { ana, payee, testBank, type TestBank } from '../testing/test-bank.ts';
import { pageStyle } from './page-style.ts';
import { saidTexts, texts } from './texts.ts';

const open = async (bank: TestBank, fields: Record<string, string> = {}, headers: Record<string, string> = {}) => {
  const response = await bank.app.request(`/?${new URLSearchParams(fields).toString()}`, { headers });
  return { response, text: (await response.text()).replaceAll('\u00a0', ' ') };
};
const count = (text: string, part: string) => text.split(part).length - 1;

describe('the page', () => {
  it('says in both languages that nothing of it is real, Portuguese unless told', async () => {
    const bank = await testBank();
    expect((await open(bank)).text).toContain('nenhum valor aqui é dinheiro de verdade');
    expect((await open(bank)).text).toContain('<html lang="pt-BR">');
    expect((await open(bank, { lang: 'en' })).text).toContain('no amount here is real money');
    expect((await open(bank, {}, { 'Accept-Language': 'en-GB,pt;q=0.5' })).text).toContain('<html lang="en">');
    expect((await open(bank, { lang: 'pt' }, { 'Accept-Language': 'en' })).text).toContain('<html lang="pt-BR">');
  });

  it('shows a charge, with the account’s owner as its payer', async () => {
    const bank = await testBank();
    const { pixCopiaECola: code } = await bank.charge();
    const { text } = await open(bank, { code, ...ana });
    for (const part of ['Maré', 'R$ 100,00', 'Em aberto', '26/11, 09:15:00', 'value="Ana Souza"', 'Pagar R$ 100,00'])
      expect(text).toContain(part);
    expect((await open(bank, { code, lang: 'en' })).text).toContain('R$100.00');
  });

  it('offers for each state what is possible', async () => {
    const bank = await testBank();
    const offers = async (code: string) => {
      const { text } = await open(bank, { code, ...ana });
      return [...text.matchAll(/name="way" value="(\w+)"/g)]
        .map(([, way]) => way)
        .concat(text.includes('value="close"') ? ['close'] : []);
    };
    const [a, b, c] = [
      await bank.charge('a'.repeat(26)),
      await bank.charge('b'.repeat(26)),
      await bank.charge('c'.repeat(26)),
    ];
    expect(await offers(a.pixCopiaECola)).toEqual(['now', 'now', 'twice', 'late', 'close']);
    await bank.pay(a.pixCopiaECola);
    expect(await offers(a.pixCopiaECola)).toEqual(['twice', 'twice']);
    await bank.act({ act: 'close', code: b.pixCopiaECola });
    expect(await offers(b.pixCopiaECola)).toEqual([]);
    bank.time.now += 900_000;
    expect(await offers(c.pixCopiaECola)).toEqual(['late', 'late', 'close']);
    const free = { payee: { key: payee.key }, name: 'Maré', city: 'São Paulo', txid: '***' };
    expect(await offers(writeBrCode(free))).toEqual(['now', 'now', 'twice']);
    expect((await open(bank, { code: writeBrCode(free) })).text).toContain('name="amount"');
    expect((await open(bank, { code: writeBrCode({ ...free, amount: '5.00' }) })).text).not.toContain('name="amount"');
    expect((await open(bank, { code: 'nonsense' })).text).toContain('role="alert"');
  });

  it('pays by its form and comes back with what was done, so that a reload pays nothing', async () => {
    const bank = await testBank();
    const { pixCopiaECola: code } = await bank.charge();
    const search = `?${new URLSearchParams({ code, ...ana, lang: 'en' }).toString()}`;
    const answer = await bank.post({ act: 'pay', code, ...ana, way: 'now', amount: '' }, undefined, search);
    expect(answer.status).toBe(303);
    const back = new URL(answer.headers.get('Location') ?? '', 'http://localhost:4002');
    expect(Object.fromEntries(back.searchParams)).toEqual({ code, ...ana, lang: 'en', said: 'paid' });
    const { text } = await open(bank, Object.fromEntries(back.searchParams));
    expect(text).toContain('Paid. Go back to the site');
    expect(text).toContain('***.982.247-**');
    expect(count(text, 'class="card"')).toBe(3);
  });

  it('says that a name or CPF is wrong, and pays nothing', async () => {
    const bank = await testBank();
    const { pixCopiaECola: code } = await bank.charge();
    for (const wrong of [{ cpf: '52998224726' }, { name: ' ' }, { way: 'never' }, { act: 'rob' }]) {
      const answer = await bank.post({ act: 'pay', code, ...ana, way: 'now', ...wrong });
      expect(answer.headers.get('Location')).toContain('said=refused-input');
    }
    expect(await bank.db.selectFrom('payments').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a neighbour of its site', { 'Sec-Fetch-Site': 'same-site' }],
    ['another origin', { Origin: 'https://evil.example', Host: 'localhost:4002' }],
    ['an origin that is not told', { Origin: 'null', Host: 'localhost:4002' }],
    ['nowhere', {}],
  ])('does nothing for a form of %s', async (_, headers) => {
    const bank = await testBank();
    const { pixCopiaECola: code } = await bank.charge();
    expect((await bank.post({ act: 'pay', code, ...ana, way: 'now' }, headers)).status).toBe(403);
    expect(await bank.db.selectFrom('payments').selectAll().execute()).toEqual([]);
  });

  it('takes the form of a browser that does not say its site, by its origin', async () => {
    const bank = await testBank();
    const { pixCopiaECola: code } = await bank.charge();
    const own = { Origin: 'http://localhost:4002', Host: 'localhost:4002' };
    expect((await bank.post({ act: 'close', code }, own)).headers.get('Location')).toContain('said=closed');
  });

  it('asks before anything is closed, given back, contested or refused', async () => {
    const bank = await testBank();
    const { pixCopiaECola: code } = await bank.charge();
    await bank.pay((await bank.charge('b'.repeat(26))).pixCopiaECola);
    await bank.act({ act: 'payout-mode', mode: 'by-hand' });
    await bank.call('PUT', '/v2/payouts/w1', {
      valor: '5.00',
      pagador: { chave: payee.key },
      favorecido: { chave: ana.cpf },
    });
    const { text } = await open(bank, { code });
    expect(count(text, 'class="danger"')).toBe(4);
    const outside = text.replaceAll(/<details>[^]*?<\/details>/g, '');
    expect(outside).not.toContain('class="danger"');
    expect(outside).toContain('value="confirm-payout"');
  });

  it('offers to decide an open contest, and shows what came of it', async () => {
    const bank = await testBank();
    await bank.pay((await bank.charge()).pixCopiaECola);
    const { id = '' } = (await bank.db.selectFrom('payments').select('id').executeTakeFirst()) ?? {};
    await bank.post({ act: 'contest', id, reason: 'FRAUDE' });
    const [, contest = ''] = /name="id" value="(\w+)"/.exec((await open(bank)).text) ?? [];
    await bank.post({ act: 'decide-contest', id: contest, verdict: 'give-back' });
    expect((await open(bank)).text).toContain('Contestado e devolvido');
  });

  it('escapes whatever a person or an address brings', async () => {
    const bank = await testBank();
    const evil = '"><script>alert(1)</script>';
    const { pixCopiaECola: code } = await bank.charge();
    await bank.pay(code, { name: evil });
    const { text } = await open(bank, { code: evil, name: evil, cpf: evil, lang: evil, said: evil });
    expect(text).not.toContain('<script');
    expect(text).toContain('&lt;script&gt;');
    expect((await open(bank, { said: 'toString' })).text).not.toContain('id="said"');
  });

  it('has a policy without scripts, and styles of its own that need no more', async () => {
    const bank = await testBank();
    const { response, text } = await open(bank);
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(text).not.toMatch(/<script|style=|\son\w+=/);
    expect(pageStyle).not.toMatch(/url\(|@import/);
    expect(await (await bank.app.request('/bank.css')).text()).toBe(pageStyle);
  });

  it('leads back to the app', async () => {
    expect((await open(await testBank())).text).toContain('href="http://app.test"');
  });
});

it('both languages say the same things', () => {
  const names = (value: object): string[] =>
    Object.entries(value).flatMap(([name, inner]) =>
      typeof inner === 'object' ? names(inner as object).map((below) => `${name}.${below}`) : [name],
    );
  expect(names(texts.en)).toEqual(names(texts.pt));
  for (const [name, text] of Object.entries(saidTexts.pt))
    expect(saidTexts.en[name as keyof typeof saidTexts.en]).not.toBe(text);
});
