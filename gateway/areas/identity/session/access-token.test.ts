import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveKey } from '#gateway/process/secrets.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { createAccessToken, readAccessToken } from './access-token.ts';
import { endSession } from './sessions.ts';
import { signedIn } from './testing/call-client.ts';

const minute = 60_000;

forEachDatabase((dialect) => {
  describe('access tokens', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    afterAll(() => gateway.close());

    it('names its member', async () => {
      const { member, sessionId, token } = await signedIn(gateway, 'Ana', { type: 2 });
      expect(await readAccessToken(gateway, token)).toEqual({
        id: member.id,
        account: 'Ana',
        type: 2,
        sessionId,
        merchantCode: 'mare',
      });
    });

    it('lives 15 minutes [S2-103]', async () => {
      const { token } = await signedIn(gateway, 'Bia');
      gateway.advance(15 * minute - 1000);
      expect(await readAccessToken(gateway, token)).not.toBeNull();
      gateway.advance(2000);
      expect(await readAccessToken(gateway, token)).toBeNull();
    });

    it('is dead at once when its session ends, expires or is given another epoch, and when the member is locked', async () => {
      const { db } = gateway;
      const ended = await signedIn(gateway, 'Caio');
      await endSession(gateway, ended.sessionId);
      const expired = await signedIn(gateway, 'Davi');
      await db
        .updateTable('sessions')
        .set({ expires_at: gateway.clock() })
        .where('id', '=', expired.sessionId)
        .execute();
      const another = await signedIn(gateway, 'Eva');
      await db.updateTable('sessions').set({ epoch: 2 }).where('id', '=', another.sessionId).execute();
      const locked = await signedIn(gateway, 'Fabio');
      await db.updateTable('members').set({ status: 'locked' }).where('id', '=', locked.member.id).execute();
      for (const { token } of [ended, expired, another, locked])
        expect(await readAccessToken(gateway, token)).toBeNull();
    });

    it('is refused by another merchant, and where another secret signs', async () => {
      const { token } = await signedIn(gateway, 'Gil');
      expect(await readAccessToken({ ...gateway, config: { ...gateway.config, merchant: 'other' } }, token)).toBeNull();
      expect(
        await readAccessToken({ ...gateway, masterSecret: 'another secret, just as long as the first' }, token),
      ).toBeNull();
      const foreigner = await signedIn(gateway, 'Hugo', { merchant_code: 'other' });
      expect(await readAccessToken(gateway, foreigner.token)).toBeNull();
    });

    it('is refused when it was tampered with, is unsigned, or was signed for something else', async () => {
      const { token, sessionId } = await signedIn(gateway, 'Iara');
      const [header = '', body = '', signature = ''] = token.split('.');
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
      const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const key = deriveKey(gateway, 'access-token');
      const forged = [
        '',
        'nonsense',
        `${header}.${encode({ ...claims, exp: Number(claims['exp']) + 3600 })}.${signature}`,
        `${encode({ alg: 'none', typ: 'access' })}.${body}.`,
        new UnsecuredJWT(claims).encode(),
        await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'access' }).sign(new Uint8Array(32)),
        await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'handover' }).sign(key),
        await new SignJWT({ sid: sessionId, epoch: 1 })
          .setProtectedHeader({ alg: 'HS256', typ: 'access' })
          .setAudience('mare')
          .sign(key),
        await createAccessToken(gateway, { id: 'no-such-session', epoch: 1 }),
      ];
      for (const text of forged) expect(await readAccessToken(gateway, text)).toBeNull();
      expect(await readAccessToken(gateway, token)).not.toBeNull();
    });
  });
});
