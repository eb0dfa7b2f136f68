import { secondStep } from '#src/contract/identity/second-factor.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rewrapKeys } from '#gateway/server/rewrap-keys.ts';
import { memberWithApp } from '#gateway/testing/authenticator-scene.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { callEncrypted, securityEventsOf, typePassword } from '#gateway/testing/passkey-scene.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { authenticatorsOf } from './authenticator-rows.ts';
import { stepLength } from './totp.ts';

const warning = 'Alguém digitou sua senha';
const refused = { status: 401, message: 'proof_refused' };

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let ana: Awaited<ReturnType<typeof memberWithApp>>;
  let names = 0;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect, config: { trustedProxies: 1 } });
  });
  beforeEach(async () => {
    ana = await memberWithApp(gateway, `codigo.${(names += 1)}`);
  });
  afterAll(() => gateway.close());

  describe('a code of an app, after the password', () => {
    it('signs in, once: not again, not one before it, and of two at the same time one', async () => {
      const { secret } = await ana.withStep();
      expect((await typePassword(ana.scene)).step).toMatchObject({ ways: ['code'], authenticator: true });
      const code = ana.shown(secret);
      expect(await ana.enter({ authenticatorCode: code })).toMatchObject({ status: 200 });
      expect(await ana.enter({ authenticatorCode: code })).toMatchObject(refused);
      expect(await ana.enter({ authenticatorCode: ana.shown(secret, -1) })).toMatchObject(refused);
      gateway.advance(2 * stepLength);
      const typed = ana.shown(secret);
      const both = await Promise.all([1, 2].map(() => ana.enter({ authenticatorCode: typed })));
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
      const [row] = await authenticatorsOf(gateway.db, ana.member.id);
      expect(row?.last_used_at).toBe(gateway.clock());
    });

    it('gets the same session after a lost response, and is one proof among others', async () => {
      const { secret, codes } = await ana.withStep();
      const { client, step } = await typePassword(ana.scene);
      const proof = { ticket: step.ticket, authenticatorCode: ana.shown(secret) };
      const ask = (body: object) => callEncrypted({ gateway, client }, secondStep, { body: body as never });
      expect(await ask({ ...proof, code: codes[0] })).toMatchObject({ message: 'invalid_request' });
      for (let count = 0; count < 2; count += 1)
        expect(await ask({ ...proof, attempt: 'one-attempt-of-this-app' })).toMatchObject({ status: 200 });
    });

    it('allows thirty guesses an hour from everywhere, then is refused; the owner is warned, and a recovery code works', async () => {
      const { secret, codes } = await ana.withStep();
      for (let count = 0; count < 30; count += 1) {
        // Each guess from a network of its own.
        const from = { 'X-Forwarded-For': `10.0.${count}.1` };
        const answer = await ana.enter({ authenticatorCode: ana.wrongFor(secret) }, from);
        expect([count, answer.message]).toEqual([count, 'proof_refused']);
        const warnings = (await ana.told()).filter((title) => title === warning);
        expect([count, warnings.length]).toEqual([count, count < 2 ? 0 : 1]);
      }
      const right = { authenticatorCode: ana.shown(secret) };
      expect(await ana.enter(right)).toMatchObject({ status: 429, message: 'rate_limited' });
      expect(await securityEventsOf(ana.scene, 'second_step_blocked')).toHaveLength(1);
      expect(await ana.enter({ code: codes[0] })).toMatchObject({ status: 200 });
      gateway.advance(3_600_000);
      expect(await ana.told()).toContain(warning);
    });

    it('is good after the master secret was replaced', async () => {
      const { secret } = await ana.withStep();
      const next = { masterSecret: 'the master secret from now on, 1234' };
      await rewrapKeys({ ...gateway, ...next, alsoSecret: gateway.masterSecret });
      const later = { ...gateway, ...next };
      const { client, step } = await typePassword({ ...ana.scene, gateway: later });
      const body = { ticket: step.ticket, authenticatorCode: ana.shown(secret) };
      expect(await callEncrypted({ gateway: later, client }, secondStep, { body })).toMatchObject({ status: 200 });
      await rewrapKeys({ ...gateway, alsoSecret: next.masterSecret });
    });
  });
});
