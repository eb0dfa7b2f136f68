import { captcha as captchaCall } from '#src/contract/identity/session.ts';
import { LoginRefusal } from '#src/contract/identity/session.schema.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '#gateway/process/logger.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { createCaptcha } from './captcha.ts';
import { isOutdated } from './password.ts';
import { addTestMember, createClient, testPassword } from './testing/call-client.ts';

const wrong = 'Wrong-horse 42';
const failed = { status: 401, message: 'login_failed', value: { captcha: true } };
const captchaAsked = { status: 401, message: 'captcha_required', value: { captcha: true } };

forEachDatabase((dialect) => {
  describe('a login that is refused', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    afterAll(() => gateway.close());

    const attempt = async (account: string, password: string, rest = {}) => {
      const { status, message, value } = await createClient(gateway).login(account, password, rest);
      return { status, message, value };
    };
    const solved = async () => ({ captchaId: (await createCaptcha(gateway, 'K7MPX')).captchaId, captcha: 'k7mpx' });

    it('answers the same for an unknown name, a wrong password and a locked account [S2-111]', async () => {
      await addTestMember(gateway, 'conhecida');
      await addTestMember(gateway, 'bloqueada', { status: 'locked' });
      const answers = [
        await attempt('desconhecida', wrong),
        await attempt('conhecida', wrong),
        await attempt('bloqueada', wrong),
        await attempt('bloqueada2', testPassword),
      ];
      for (const answer of answers) expect(answer).toEqual(failed);
      expect(await attempt('bloqueada', testPassword, await solved())).toEqual(failed);
      expect(v.is(LoginRefusal, answers[0]?.value)).toBe(true);
    });

    it('is refused for the account of another merchant', async () => {
      await addTestMember(gateway, 'vizinha', { merchant_code: 'other' });
      expect(await attempt('vizinha', testPassword)).toEqual(failed);
    });

    it('asks for a captcha the next time, also when the password is right then [S2-111]', async () => {
      await addTestMember(gateway, 'segunda');
      expect(await attempt('segunda', wrong)).toEqual(failed);
      expect(await attempt('Segunda', testPassword)).toEqual(captchaAsked);
      expect(await attempt('segunda', testPassword, { captcha: 'K7MPX' })).toEqual(captchaAsked);
      expect(await attempt('segunda', testPassword, await solved())).toMatchObject({ status: 200 });
      expect(await attempt('segunda', testPassword)).toMatchObject({ status: 200 });
    });

    it('requires it for an unknown name as well', async () => {
      expect(await attempt('ninguem', wrong)).toEqual(failed);
      expect(await attempt('ninguem', wrong)).toEqual(captchaAsked);
    });

    it('takes each captcha once, and a wrong one not at all', async () => {
      await addTestMember(gateway, 'terceira');
      await attempt('terceira', wrong);
      const once = await solved();
      expect(await attempt('terceira', wrong, once)).toEqual(failed);
      const codeWrong = { status: 400, message: 'verification_code_error', value: { captcha: true } };
      expect(await attempt('terceira', testPassword, once)).toEqual(codeWrong);
      expect(await attempt('terceira', testPassword, { ...(await solved()), captcha: 'AAAAA' })).toEqual(codeWrong);
      const late = await solved();
      gateway.advance(5 * 60_000);
      expect(await attempt('terceira', testPassword, late)).toEqual(codeWrong);
    });

    it('checks one of many concurrent guesses without a captcha', async () => {
      await addTestMember(gateway, 'rajada');
      const answers = await Promise.all(Array.from({ length: 8 }, () => attempt('rajada', wrong)));
      expect(answers.filter(({ message }) => message === 'login_failed')).toHaveLength(1);
      expect(answers.filter(({ message }) => message === 'captcha_required')).toHaveLength(7);
    });

    it('forgets failures after an hour without one', async () => {
      await addTestMember(gateway, 'paciente');
      await attempt('paciente', wrong);
      gateway.advance(3_600_000);
      expect(await attempt('paciente', wrong)).toEqual(failed);
      expect(await attempt('paciente', testPassword)).toEqual(captchaAsked);
    });

    it('refuses agents-only pages to others, and accounts of no member type, once the password is right', async () => {
      await addTestMember(gateway, 'jogadora', { type: 0 });
      await addTestMember(gateway, 'agente', { type: 42 });
      await addTestMember(gateway, 'nada', { type: 40 });
      expect(await attempt('jogadora', testPassword, { agentLogin: true })).toMatchObject({
        status: 403,
        message: 'only_agents',
      });
      expect(await attempt('agente', testPassword, { agentLogin: true })).toMatchObject({
        status: 200,
        value: { type: 42 },
      });
      expect(await attempt('nada', testPassword)).toMatchObject({ status: 403, message: 'non_member' });
      expect(await attempt('nada', wrong)).toEqual(failed);
      expect(await attempt('jogadora', wrong, { agentLogin: true })).toEqual(failed);
    });

    it('replaces a hash of an older cost at the login that proves the password', async () => {
      const cheap = '$scrypt$ln=10,r=8,p=1$MDEyMzQ1Njc4OWFiY2RlZg$JaL7YX/ECaPhB9JrruZt+WKdoJZbG04zDXP0GTAf3hg';
      const member = await addTestMember(gateway, 'antiga', { password_hash: cheap });
      expect(await attempt('antiga', 'old-password')).toMatchObject({ status: 200 });
      const { password_hash } = await gateway.db
        .selectFrom('members')
        .select('password_hash')
        .where('id', '=', member.id)
        .executeTakeFirstOrThrow();
      expect(await isOutdated(gateway, cheap)).toBe(true);
      expect(await isOutdated(gateway, password_hash)).toBe(false);
      expect(await attempt('antiga', 'old-password')).toMatchObject({ status: 200 });
    });

    it('takes ten wrong passwords of one name, then none for a while', async () => {
      const answers = [];
      for (let count = 0; count < 11; count += 1) answers.push(await attempt('teimosa', wrong, await solved()));
      expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => failed));
      const { status, message, value } = answers[10] ?? {};
      expect({ status, message }).toEqual({ status: 429, message: 'rate_limited' });
      expect(v.parse(LoginRefusal, value).retryAfter).toBeGreaterThan(600);
    });

    it('writes no name, password or token to the log', async () => {
      const lines: string[] = [];
      const logger = createLogger('trace', { write: (line: string) => void lines.push(line) });
      const logged = { ...gateway, logger };
      await addTestMember(gateway, 'discreta-senhora');
      const client = createClient(logged);
      await client.login('discreta-senhora', wrong);
      const { value } = await client.login('discreta-senhora', testPassword, await solved());
      await client.call(captchaCall);
      const text = lines.join('');
      expect(text).toContain('signed in');
      for (const secret of [
        'discreta-senhora',
        wrong,
        testPassword,
        String(value['token']),
        client.cookie.split('=')[1] ?? '?',
      ])
        expect(text).not.toContain(secret);
    });
  });

  describe('an address that tries many names', () => {
    it('needs a captcha for each after ten failures, and is refused after forty logins', async () => {
      const gateway = await createTestGateway({ dialect, config: { rateLimitFactor: 1 } });
      try {
        const client = createClient(gateway);
        const messages: (string | undefined)[] = [];
        for (let count = 0; count < 41; count += 1) messages.push((await client.login(`nome-${count}`, wrong)).message);
        const runs = [...new Set(messages)].map((message) => [
          message,
          messages.filter((other) => other === message).length,
        ]);
        expect(runs).toEqual([
          ['login_failed', 10],
          ['captcha_required', 30],
          ['rate_limited', 1],
        ]);
      } finally {
        await gateway.close();
      }
    });
  });
});
