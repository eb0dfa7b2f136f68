import { schemasOf } from '#src/contract/whole-calls.ts';
import { endOtherSessions, endSession, listSessions } from '#src/contract/identity/sessions.ts';
import { issueHandover, takeHandover } from '#src/contract/identity/handover.ts';
import { memberInfo } from '#src/contract/account/member.ts';
import { renewSession } from '#src/contract/identity/session.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccessToken } from './access-token.ts';
import { type CallClient, createClient, signedIn, signIn } from './testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { addMember, openSession } from '#gateway/testing/test-members.ts';

const minute = 60_000;
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';

forEachDatabase((dialect) => {
  describe('where an account is open', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    afterAll(() => gateway.close());

    const listBy = async (client: CallClient, token: string) =>
      v.parse(schemasOf(listSessions).value, (await client.call(listSessions, { token, query: {} })).value).list;

    /** A member with a session, and so many others of theirs. */
    async function someone(account: string, others: number) {
      const { member, token, sessionId } = await signedIn(gateway, account);
      const elsewhere: { id: string; token: string }[] = [];
      for (let n = 0; n < others; n += 1) {
        const { sessionId: id } = await openSession(gateway.db, member, gateway.clock());
        elsewhere.push({ id, token: await createAccessToken(gateway, { id, epoch: 1 }) });
      }
      const client = createClient(gateway);
      const isSignedIn = async (which: string) =>
        (await client.call(memberInfo, { token: which, query: {} })).status === 200;
      return { token, sessionId, elsewhere, client, isSignedIn, list: () => listBy(client, token) };
    }

    it('has device, first and last time; the current session is marked and first', async () => {
      const { client, token } = await signIn(gateway, 'em-dois');
      const opened = gateway.clock();
      const { code } = v.parse(schemasOf(issueHandover).value, (await client.call(issueHandover, { token })).value);
      gateway.advance(30_000);
      const phone = createClient(gateway);
      const headers = { 'User-Agent': android, device: 'OTHERS' };
      await phone.call(takeHandover, { body: { code }, headers });
      // Handed on, it has the age of the session before it; opened it was just now.
      const handedOn = gateway.clock();
      gateway.advance(20 * minute);
      const renewed = await phone.call(renewSession);
      const sessions = await listBy(phone, String(renewed.value['token']));
      expect(sessions).toEqual([
        {
          id: sessions[0]?.id,
          current: true,
          browser: 'Chrome',
          system: 'Android',
          kind: 'phone',
          installed: true,
          firstSeenAt: handedOn,
          lastSeenAt: gateway.clock(),
        },
        {
          id: sessions[1]?.id,
          current: false,
          browser: '',
          system: '',
          kind: 'unknown',
          installed: false,
          firstSeenAt: opened,
          lastSeenAt: opened,
        },
      ]);
      const end = { token: String(renewed.value['token']), body: { id: sessions[1]?.id ?? '' } };
      expect((await phone.call(endSession, end)).status).toBe(200);
      expect(await client.call(renewSession)).toMatchObject({ status: 401, message: 'session_ended' });
    });

    it('ends another session at once: its token and its place in the list', async () => {
      const { client, token, elsewhere, isSignedIn, list } = await someone('encerra', 2);
      const [first, second] = elsewhere;
      const end = () => client.call(endSession, { token, body: { id: first?.id ?? '' } });
      expect([(await end()).status, (await end()).status]).toEqual([200, 200]);
      expect(await isSignedIn(first?.token ?? '')).toBe(false);
      expect([await isSignedIn(token), await isSignedIn(second?.token ?? '')]).toEqual([true, true]);
      expect((await list()).map(({ id }) => id)).not.toContain(first?.id);
    });

    it('ends no session of another member, nor the caller’s own', async () => {
      const { client, token, sessionId, list } = await someone('curiosa', 0);
      const stranger = await openSession(gateway.db, await addMember(gateway.db, 'vizinha'), gateway.clock());
      for (const id of [stranger.sessionId, sessionId]) await client.call(endSession, { token, body: { id } });
      const strangers = await createAccessToken(gateway, { id: stranger.sessionId, epoch: 1 });
      expect(await listBy(client, strangers)).toHaveLength(1);
      expect(await list()).toHaveLength(1);
    });

    it('ends all others in one step, and says how many', async () => {
      const { client, token, elsewhere, isSignedIn, list } = await someone('so-eu', 3);
      const all = () => client.call(endOtherSessions, { token, body: {} });
      expect((await all()).value).toEqual({ ended: 3 });
      for (const other of elsewhere) expect(await isSignedIn(other.token)).toBe(false);
      expect((await all()).value).toEqual({ ended: 0 });
      expect(await list()).toHaveLength(1);
    });
  });
});
