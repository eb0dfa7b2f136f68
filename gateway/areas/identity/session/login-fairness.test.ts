import { systemStatus } from '#src/contract/site/system.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#gateway/context/limits.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { createCaptcha } from './captcha.ts';
import { delayAfter } from './login-guard.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { inTurn, longestWait, passwordQueue } from './password-queue.ts';
import { addTestMember, createClient, testPassword } from './testing/call-client.ts';

const wrong = 'Wrong-horse 42';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  afterEach(() => gateway.close());
  const begin = async (rateLimitFactor = 1000) => {
    gateway = await createTestGateway({ dialect, config: { trustedProxies: 1, rateLimitFactor } });
  };
  const solved = async () => ({ captchaId: (await createCaptcha(gateway, 'K7MPX')).captchaId, captcha: 'k7mpx' });
  const attempt = async (ip: string, account: string, password: string, rest = {}) => {
    const { status, message } = await createClient(gateway).login(account, password, rest, { 'X-Forwarded-For': ip });
    return { status, message };
  };
  const blocked = { status: 429, message: 'rate_limited' };
  const events = async (kind: string) =>
    gateway.db.selectFrom('security_events').selectAll().where('kind', '=', kind).orderBy('id').execute();

  describe('strangers who guess at an account', () => {
    it('are blocked in their own network and lock its owner out of none', async () => {
      await begin();
      await addTestMember(gateway, 'cobicada');
      // With captchas: a guess without one that comes after the first failures would be asked for one instead.
      const guess = async () => attempt('203.0.113.9', 'cobicada', wrong, await solved());
      const guesses = await Promise.all(Array.from({ length: 12 }, guess));
      expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
      expect(await attempt('203.0.113.9', 'cobicada', testPassword, await solved())).toEqual(blocked);
      expect(await attempt('192.0.2.1', 'cobicada', testPassword)).toMatchObject({ message: 'captcha_required' });
      expect(await attempt('192.0.2.1', 'cobicada', testPassword, await solved())).toMatchObject({ status: 200 });
      expect(await attempt('203.0.113.9', 'cobicada', testPassword, await solved())).toEqual(blocked);
    });

    it('are one network wherever in their /48 they write from', async () => {
      await begin();
      for (let count = 0; count < 10; count += 1)
        await attempt(`2001:db8:7:${count}::1`, 'disputada', wrong, await solved());
      expect(await attempt('2001:db8:7:ffff::1', 'disputada', wrong, await solved())).toEqual(blocked);
      expect(await attempt('2001:db8:8::1', 'disputada', wrong, await solved())).toMatchObject({
        message: 'login_failed',
      });
    });

    it('delay each further login of the name, known or unknown, and never for long', async () => {
      expect([0, 4, 5, 6, 7, 8, 9, 50].map(delayAfter)).toEqual([0, 0, 250, 500, 1000, 2000, 3000, 3000]);
      for (const known of [true, false]) {
        await begin();
        if (known) await addTestMember(gateway, 'lenta');
        for (let count = 1; count <= 7; count += 1) await attempt(`203.0.113.${count}`, 'lenta', wrong, await solved());
        expect(gateway.pauses).toEqual([250, 500]);
        if (known) await gateway.close();
      }
    });

    it('are events: each failure, and the block once, without the name that was typed', async () => {
      await begin();
      const { id } = await addTestMember(gateway, 'vigiada');
      await attempt('203.0.113.9', 'senha-no-lugar-do-nome', wrong);
      gateway.advance(1);
      for (let count = 0; count < 12; count += 1) await attempt('203.0.113.9', 'vigiada', wrong, await solved());
      const failures = await events('login_failed');
      expect(failures).toHaveLength(11);
      expect(failures[0]).toMatchObject({ member_id: null, network: '203.0.113.0/24', detail: 'unknown account' });
      expect(failures[1]).toMatchObject({ member_id: id, detail: 'wrong password' });
      expect(await events('login_blocked')).toMatchObject([{ member_id: id, network: '203.0.113.0/24' }]);
      const text = JSON.stringify(await gateway.db.selectFrom('security_events').selectAll().execute());
      for (const secret of ['senha-no-lugar-do-nome', wrong, '203.0.113.9']) expect(text).not.toContain(secret);
    });
  });

  describe('the queue of passwords', () => {
    it('limits the logins of a /48, over all its addresses', async () => {
      await begin(1);
      const { points } = limits['login-site'];
      await gateway.limits.consume('login-site', '2001:db8:7::/48', points);
      expect(await attempt('2001:db8:7:1::1', 'qualquer', wrong)).toEqual(blocked);
      expect(await attempt('2001:db8:8:1::1', 'qualquer', wrong)).toMatchObject({ message: 'login_failed' });
    });

    it('that is half full requires a captcha', async () => {
      await begin();
      await addTestMember(gateway, 'na-fila');
      expect(await attempt('192.0.2.1', 'na-fila', testPassword)).toMatchObject({ status: 200 });
      passwordQueue.pause();
      const waiting = Array.from({ length: 32 }, () => passwordQueue.add(() => Promise.resolve()));
      try {
        expect(await attempt('192.0.2.1', 'na-fila', testPassword)).toEqual({
          status: 401,
          message: 'captcha_required',
        });
        const patient = attempt('192.0.2.1', 'na-fila', testPassword, await solved());
        passwordQueue.start();
        expect(await patient).toMatchObject({ status: 200 });
      } finally {
        passwordQueue.start();
        await Promise.all(waiting);
      }
      expect(await attempt('192.0.2.1', 'na-fila', testPassword)).toMatchObject({ status: 200 });
    });

    it('that is full refuses even those, with a Retry-After, and does not delay calls without a hash', async () => {
      await begin();
      await addTestMember(gateway, 'no-fim-da-fila');
      passwordQueue.pause();
      const waiting = Array.from({ length: 64 }, () => passwordQueue.add(() => Promise.resolve()));
      try {
        await expect(hashPassword(gateway, 'one more')).rejects.toMatchObject({ code: 'rate_limited' });
        const answer = await createClient(gateway).login('no-fim-da-fila', testPassword, await solved());
        expect(answer).toMatchObject({ ...blocked, value: { retryAfter: 5 } });
        expect(answer.headers.get('Retry-After')).toBe('5');
        expect(await createClient(gateway).call(systemStatus)).toMatchObject({ status: 200 });
      } finally {
        passwordQueue.start();
        await Promise.all(waiting);
      }
      expect(await createClient(gateway).login('no-fim-da-fila', testPassword)).toMatchObject({ status: 200 });
    });

    it('that is slow computes no hash for an abandoned login, and those of a first start in their turn', async () => {
      await begin();
      passwordQueue.pause();
      const work = vi.fn(() => Promise.resolve('a hash'));
      const late = Promise.allSettled([verifyPassword(gateway, null, 'of a login'), inTurn(work)]);
      await vi.waitUntil(() => passwordQueue.size === 2);
      const now = performance.now();
      vi.spyOn(performance, 'now').mockReturnValue(now + 7001);
      const inTime = inTurn(work, longestWait);
      passwordQueue.start();
      const refusal = { code: 'rate_limited', value: { retryAfter: 5 } };
      expect(await late).toMatchObject([{ status: 'rejected', reason: refusal }, { value: 'a hash' }]);
      expect(await inTime).toBe('a hash');
      expect(work).toHaveBeenCalledTimes(2);
    });
  });

  it('an address that has used up its logins is an event once', async () => {
    await begin(1);
    for (let count = 0; count < limits['login-address'].points + 2; count += 1)
      await attempt('198.51.100.4', `nome-${count}`, wrong);
    expect(await events('address_limited')).toMatchObject([{ network: '198.51.100.0/24' }]);
  });
});
