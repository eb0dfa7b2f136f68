import { idempotencyHeader } from '#src/contract/core/envelope.ts';
import { memberInfo, wallet } from '#src/contract/account/member.ts';
import { renewSession } from '#src/contract/identity/session.ts';
import { trialUser } from '#src/contract/identity/trial.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '#gateway/http/app-env.ts';
import { createApp } from '#gateway/app.ts';
import { createClient } from './testing/call-client.ts';
import { sweepSessions } from './sweep.ts';
import { sweepTrialMembers } from './sweep-trial-members.ts';
import { sweepTrials } from './trial.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

const hour = 3_600_000;

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    app = createApp(gateway);
  });
  afterAll(() => gateway.close());

  const ask = async (key?: string, cookie = '', site = app) => {
    const headers = { ...(key && { [idempotencyHeader]: key }), ...(cookie && { Cookie: cookie }) };
    const { envelope, headers: answered } = await askApp(site, trialUser, { headers });
    const cookies = answered.getSetCookie();
    const trial = cookies.find((text) => text.startsWith('mare_trial'))?.split(';')[0] ?? '';
    const value = envelope.success ? (envelope.value as { userName: string; token: string }) : undefined;
    return { code: envelope.success ? 'ok' : envelope.message, value, cookies, trial, name: value?.userName };
  };
  const accounts = async () =>
    (await gateway.db.selectFrom('members').select('account').where('type', '=', 4).execute()).map(
      (row) => row.account,
    );

  describe('a trial account', () => {
    it('is opened and signed in by one call, of type 4, with play money and no money [S2-197] [S2-099]', async () => {
      const { value, cookies } = await ask('a-first-trial');
      expect(value).toMatchObject({ type: 4, customerType: 4, firstTimeLogin: true });
      expect(value?.userName).toMatch(/^trial-[a-z2-9]{8}$/);
      expect(cookies.some((text) => /^mare_renewal=.*HttpOnly/.test(text))).toBe(true);
      expect(cookies.some((text) => /^mare_trial=[\w-]{43}; Max-Age=3600; .*HttpOnly; Secure/.test(text))).toBe(true);
      expect(await valueOf(app, memberInfo, { token: value?.token ?? '' })).toMatchObject({ type: 4 });
      expect(await valueOf(app, wallet, { token: value?.token ?? '' })).toEqual({
        sumBalance: '1000.00',
        currency: 'XTS',
      });
    });

    it('is one for repeated requests, one after another and concurrent [S2-198]', async () => {
      const before = (await accounts()).length;
      const first = await ask('a-lost-answer');
      const again = await ask('a-lost-answer');
      expect(again.name).toBe(first.name);
      const many = await Promise.all(Array.from({ length: 8 }, () => ask('many-at-once')));
      expect(new Set(many.map(({ name }) => name)).size).toBe(1);
      expect((await accounts()).length).toBe(before + 2);
    });

    it('is the same for a device within the hour, for any request, and another one after it', async () => {
      const { name, trial } = await ask('this-device-1');
      expect((await ask('this-device-2', trial)).name).toBe(name);
      expect((await ask('that-device-1')).name).not.toBe(name);
      gateway.advance(hour);
      expect((await ask('this-device-3', trial)).name).not.toBe(name);
    });

    it('is not opened without end from one address', async () => {
      const limited = await createTestGateway({ dialect, config: { rateLimitFactor: 1 } });
      const site = createApp(limited);
      const codes: string[] = [];
      for (let asked = 0; asked < 12; asked += 1) codes.push((await ask(`device-no-${asked}`, '', site)).code);
      // The account that was opened before is answered again.
      expect((await ask('device-no-0', '', site)).code).toBe('ok');
      await limited.close();
      expect(codes.filter((code) => code === 'ok')).toHaveLength(10);
      expect(codes.at(-1)).toBe('rate_limited');
    });

    it('is not opened by a page of another origin', async () => {
      const { envelope } = await askApp(app, trialUser, {
        headers: { 'Sec-Fetch-Site': 'cross-site', [idempotencyHeader]: 'another-origin' },
      });
      expect(envelope).toMatchObject({ success: false, message: 'no_permission' });
    });

    it('is not opened by a link, nor where the browser sends no origin: the session stays open', async () => {
      const client = createClient(gateway, app);
      await client.call(trialUser, { headers: { [idempotencyHeader]: 'before-a-link' } });
      const cookie = client.cookie;
      const answer = await app.request(trialUser.path, { headers: { Accept: 'text/html', Cookie: String(cookie) } });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ message: 'invalid_request', value: { fields: [idempotencyHeader] } });
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect((await client.call(renewSession)).status).toBe(200);
    });

    it('is closed a day later: its session is over, and its device is given a new one', async () => {
      const client = createClient(gateway, app);
      const { value } = await client.call(trialUser, { headers: { [idempotencyHeader]: 'for-a-day-1' } });
      expect((await client.call(renewSession)).status).toBe(200);
      gateway.advance(24 * hour);
      await sweepTrials(gateway);
      expect((await client.call(renewSession)).message).toBe('session_ended');
      const next = await ask('for-a-day-1');
      expect(next.name).toMatch(/^trial-/);
      expect(next.name).not.toBe(value['userName']);
    });

    it('leaves no member behind: it is removed once its session and its play money are, and nothing else is', async () => {
      const { name } = await ask('gone-after-weeks');
      const { value } = await ask('with-a-feedback');
      const ofName = (account = '') =>
        gateway.db.selectFrom('members').select('id').where('account', '=', account).executeTakeFirst();
      const kept = await ofName(value?.userName);
      const written = { type: 1, content: 'Olá', created_at: 0, answer: '', answered_at: null, answered_by: '' };
      await gateway.db
        .insertInto('feedback')
        .values({ ...written, id: 'of-a-guest', member_id: kept?.id ?? '' })
        .execute();
      const favourite = { node_id: 'COR-1', vassalage: 'COR', added_at: 0 };
      await gateway.db
        .insertInto('favourites')
        .values({ ...favourite, member_id: (await ofName(name))?.id ?? '' })
        .execute();
      const sweep = async () => {
        await sweepTrials(gateway);
        await sweepSessions(gateway);
        await sweepTrialMembers(gateway);
      };
      gateway.advance(25 * hour);
      await sweep();
      expect(await ofName(name)).toBeDefined();
      gateway.advance(61 * 24 * hour);
      await sweep();
      expect(await ofName(name)).toBeUndefined();
      expect(await ofName(value?.userName)).toBeDefined();
    });
  });
});
