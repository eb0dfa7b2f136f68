import { schemasOf } from '#src/contract/whole-calls.ts';
import { secondStep, secondStepRequest } from '#src/contract/identity/second-factor.ts';
import { SecondStep } from '#src/contract/identity/second-factor.schema.ts';
import { smsForLogin } from '#src/contract/identity/verification.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../session/testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import {
  callEncrypted,
  logInByPasskey,
  memberWithPasskey,
  type PasskeyScene,
  securityEventsOf,
  turnSecondFactorOn,
  typePassword,
} from '#gateway/testing/passkey-scene.ts';
import { codeSentTo, doHumanWork } from '#gateway/testing/sms.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { addProfile } from '#gateway/testing/test-members.ts';

const refused = { status: 401, message: 'proof_refused' };
const attempt = 'one-attempt-of-this-app';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect, config: { domainRoutes: ['https://mare2.example'] } });
  });
  afterAll(() => gateway.close());
  const withPasskey = (account: string) => memberWithPasskey(gateway, account);

  describe('a second step', () => {
    const withStep = async (account: string) => {
      const scene = await withPasskey(account);
      const codes = await turnSecondFactorOn(scene);
      return { scene, codes };
    };
    const prove = (scene: PasskeyScene, client: PasskeyScene['client'], body: object) =>
      callEncrypted({ ...scene, client }, secondStep, { body: body as never });
    const signFor = async (scene: PasskeyScene, client: PasskeyScene['client'], ticket: string, quirks = {}) => {
      const { value } = await callEncrypted({ ...scene, client }, secondStepRequest, { body: { ticket } });
      return scene.authenticator.sign(v.parse(schemasOf(secondStepRequest).value, value), quirks);
    };

    it('is asked for after a right password alone, with what is possible, and opens no session', async () => {
      const { scene } = await withStep('dois-passos');
      const wrong = await createClient(gateway).login('dois-passos', 'Wrong-horse 42');
      expect(wrong).toMatchObject({ message: 'login_failed' });
      await gateway.db.deleteFrom('login_failures').execute();
      const { answer } = await typePassword(scene);
      expect(answer).toMatchObject({ status: 401, message: 'second_factor_required' });
      expect(answer.headers.get('Set-Cookie')).toBeNull();
      expect(answer.value).toEqual({
        ticket: expect.stringMatching(/^[\w-]{43}$/) as string,
        ways: ['passkey', 'code'],
        expiresIn: 300,
      });
      const stored = JSON.stringify(await gateway.db.selectFrom('sign_in_tickets').selectAll().execute());
      expect(stored).not.toContain(answer.value['ticket']);
    });

    it('is done by a passkey of the member, a touch being enough', async () => {
      const { scene } = await withStep('por-chave');
      const { client, step } = await typePassword(scene);
      const response = await signFor(scene, client, step.ticket, { verified: false });
      expect(await prove(scene, client, { ticket: step.ticket, response })).toMatchObject({
        status: 200,
        value: { userName: 'por-chave' },
      });
    });

    it('is asked for after a code by SMS as well, and done by a passkey', async () => {
      const { scene } = await withStep('por-sms');
      const mobile = '5511987650321';
      const number = { mobileNum: mobile.slice(2), countryDialingCode: '55' };
      await addProfile(gateway, scene.member, { verified_mobile: mobile });
      const client = createClient(gateway);
      await client.call(smsForLogin, { body: { ...(await doHumanWork(gateway)), ...number } });
      const code = await codeSentTo(gateway, mobile);
      const byCode = { type: 'sms', countryDialingCode: '55' } as const;
      const answer = await client.login(number.mobileNum, code, byCode);
      expect(answer).toMatchObject({ status: 401, message: 'second_factor_required' });
      expect(answer.headers.get('Set-Cookie')).toBeNull();
      // The code was good once: what is asked for next needs the ticket.
      expect(await client.login(number.mobileNum, code, byCode)).toMatchObject({ message: 'verification_code_error' });
      const { ticket } = v.parse(SecondStep, answer.value);
      const response = await signFor(scene, client, ticket);
      expect(await prove(scene, client, { ticket, response })).toMatchObject({
        status: 200,
        value: { userName: 'por-sms' },
      });
    });

    it('is not done by another member’s passkey, nor for another ticket', async () => {
      const { scene } = await withStep('alvo');
      const { scene: other } = await withStep('atacante');
      const { client, step } = await typePassword(scene);
      const own = await typePassword(other);
      const ofOther = await signFor(other, own.client, own.step.ticket);
      expect(await prove(scene, client, { ticket: step.ticket, response: ofOther })).toMatchObject(refused);
      const { value } = await callEncrypted({ ...scene, client }, secondStepRequest, { body: { ticket: step.ticket } });
      const { allowCredentials, ...asked } = v.parse(schemasOf(secondStepRequest).value, value);
      expect(allowCredentials).toHaveLength(1);
      const foreign = other.authenticator.sign(asked);
      expect(await prove(scene, client, { ticket: step.ticket, response: foreign })).toMatchObject(refused);
    });

    it('accepts a recovery code in any case and grouping, once; it is an event, and the member is notified', async () => {
      const { scene, codes } = await withStep('por-codigo');
      const [code = ''] = codes;
      const typed = code
        .toLowerCase()
        .replaceAll(/(.{4})(?=.)/g, '$1-')
        .replaceAll('0', 'o')
        .replaceAll('1', 'i');
      const first = await typePassword(scene);
      expect(await prove(scene, first.client, { ticket: first.step.ticket, code: typed })).toMatchObject({
        status: 200,
      });
      const second = await typePassword(scene);
      expect(await prove(scene, second.client, { ticket: second.step.ticket, code })).toMatchObject(refused);
      expect(await prove(scene, second.client, { ticket: second.step.ticket, code: codes[1] })).toMatchObject({
        status: 200,
      });
      expect((await securityEventsOf(scene, 'recovery_code_used')).map(({ detail }) => detail).toSorted()).toEqual([
        '8 left',
        '9 left',
      ]);
    });

    it('uses a code up for one of several at once', async () => {
      const { scene, codes } = await withStep('ao-mesmo-tempo');
      const tries = await Promise.all([1, 2, 3, 4].map(() => typePassword(scene)));
      const answers = await Promise.all(
        tries.map(({ client, step }) => prove(scene, client, { ticket: step.ticket, code: codes[0] })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('takes five proofs of a ticket within five minutes; then the password is typed again', async () => {
      const { scene, codes } = await withStep('paciente');
      const { client, step } = await typePassword(scene);
      for (let count = 0; count < 5; count += 1)
        expect(await prove(scene, client, { ticket: step.ticket, code: 'wrong' })).toMatchObject(refused);
      const over = { status: 401, message: 'token_expired' };
      expect(await prove(scene, client, { ticket: step.ticket, code: codes[0] })).toMatchObject(over);
      const late = await typePassword(scene);
      gateway.advance(300_001);
      expect(await prove(scene, late.client, { ticket: late.step.ticket, code: codes[0] })).toMatchObject(over);
      expect(await securityEventsOf(scene, 'login_failed')).toHaveLength(5);
    });

    it('takes ten proofs of an account from a network in a quarter of an hour', async () => {
      const { scene, codes } = await withStep('insistida');
      for (let round = 0; round < 2; round += 1) {
        const { client, step } = await typePassword(scene);
        for (let count = 0; count < 5; count += 1) await prove(scene, client, { ticket: step.ticket, code: 'wrong' });
      }
      const { client, step } = await typePassword(scene);
      const blocked = await prove(scene, client, { ticket: step.ticket, code: codes[0] });
      expect(blocked).toMatchObject({ status: 429, message: 'rate_limited' });
    });

    it('whose answer was lost is answered again to the same attempt, and to no other', async () => {
      const { scene, codes } = await withStep('perdida');
      const { client, step } = await typePassword(scene);
      const body = { ticket: step.ticket, code: codes[0], attempt };
      const first = await prove(scene, client, body);
      expect(first.status).toBe(200);
      client.cookie = '';
      const again = await prove(scene, client, body);
      expect(again.headers.get('Set-Cookie')).toBe(first.headers.get('Set-Cookie'));
      client.cookie = '';
      const other = await prove(scene, client, { ...body, attempt: 'another-attempt-of-theirs' });
      expect(other).toMatchObject({ status: 401, message: 'token_expired' });
      expect(await securityEventsOf(scene, 'recovery_code_used')).toHaveLength(1);
    });

    it('is not asked for where a verified passkey signs in by itself', async () => {
      const { scene } = await withStep('forte');
      expect(await logInByPasskey(scene)).toMatchObject({ status: 200 });
    });
  });
});
