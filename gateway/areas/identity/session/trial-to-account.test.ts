import { schemasOf } from '#src/contract/whole-calls.ts';
import { encryptionHeader, encryptionScheme, idempotencyHeader } from '#src/contract/core/envelope.ts';
import { memberInfo } from '#src/contract/account/member.ts';
import { register } from '#src/contract/identity/registration.ts';
import { login, renewSession } from '#src/contract/identity/session.ts';
import { trialUser } from '#src/contract/identity/trial.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestMember, createClient, encryptPayload, testPassword } from './testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { registrationOf, setForm } from '#gateway/testing/registration-scene.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let guests = 0;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    await setForm(gateway, { bonus: '20.00' });
  });
  afterAll(() => gateway.close());

  /** A trial guest; `send` seals a payload and says by its token whose session the new one replaces. */
  async function trialGuest() {
    const client = createClient(gateway);
    const key = `a-guest-no-${(guests += 1)}`;
    const opened = await client.call(trialUser, { headers: { [idempotencyHeader]: key } });
    const { token } = v.parse(schemasOf(trialUser).value, opened.value);
    const { cookie } = client;
    const send = async (call: typeof login | typeof register, payload: object) =>
      client.call(call, {
        rawBody: { data: await encryptPayload(gateway, payload) },
        token,
        headers: { [encryptionHeader]: encryptionScheme },
      });
    const isOver = async () => {
      const renewal = await createClient(gateway).call(renewSession, { headers: { Cookie: cookie } });
      return [(await client.call(memberInfo, { token })).message, renewal.message];
    };
    return { client, send, token, isOver };
  }
  const over = ['session_ended', 'session_ended'];

  describe('the session of a trial guest', () => {
    it('ends with the registration that takes its place, whose path the renewal cookie does not reach', async () => {
      const { client, send, isOver } = await trialGuest();
      const answer = await send(register, registrationOf('was.a.guest'));
      const { token, type } = v.parse(schemasOf(login).value, answer.value);
      expect(type).toBe(0);
      expect((await client.call(memberInfo, { token })).value).toMatchObject({ account: 'was.a.guest', type: 0 });
      expect(await isOver()).toEqual(over);
    });

    it('ends with a login, also where the browser refuses cookies', async () => {
      await addTestMember(gateway, 'old.member');
      const { client, send, isOver } = await trialGuest();
      client.cookie = '';
      await send(login, { username: 'old.member', password: testPassword, type: 'username' });
      expect(await isOver()).toEqual(over);
    });

    it('stays open where the registration is refused', async () => {
      const { client, send, token } = await trialGuest();
      const answer = await send(register, registrationOf('was.a.guest'));
      expect(answer.message).toBe('username_taken');
      expect((await client.call(memberInfo, { token })).value).toMatchObject({ type: 4 });
    });

    it('that has ended already does not prevent a registration', async () => {
      const { client, send, token } = await trialGuest();
      gateway.advance(16 * 60_000);
      expect((await client.call(memberInfo, { token })).message).toBe('session_ended');
      expect((await send(register, registrationOf('late.guest'))).success).toBe(true);
    });
  });
});
