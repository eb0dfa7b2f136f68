import { memberInfo } from '#src/contract/account/member.ts';
import { MemberInfo } from '#src/contract/account/member.schema.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, signedIn } from '../identity/session/testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

forEachDatabase((dialect) => {
  describe('member info', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    afterAll(() => gateway.close());

    it('answers id, account, type, nickname and labels [S2-112, S2-199]', async () => {
      const { member, token } = await signedIn(gateway, 'Ana', {
        type: 1,
        nickname: 'Aninha',
        labels: '["nochat","vip"]',
        vip_label: 'Ouro',
      });
      const answer = await createClient(gateway).call(memberInfo, { token });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.value).toEqual({
        id: member.id,
        account: 'Ana',
        type: 1,
        nickname: 'Aninha',
        memberLabel: [{ labelName: 'nochat' }, { labelName: 'vip' }],
        vipLabel: 'Ouro',
        iconId: '',
      });
      expect(v.is(MemberInfo, answer.value)).toBe(true);
    });

    it('takes the token by the header alone [S1-401]', async () => {
      const { member, token } = await signedIn(gateway, 'Bia');
      const client = createClient(gateway);
      expect(await client.call(memberInfo, { token })).toMatchObject({ status: 200, value: { id: member.id } });
      const response = await client.app.request(`${memberInfo.path}?token=${token}`);
      expect(response.status).toBe(401);
    });

    it('answers each token with its own member', async () => {
      const [one, other] = [await signedIn(gateway, 'Caio'), await signedIn(gateway, 'Davi')];
      const client = createClient(gateway);
      const [first, second] = await Promise.all([
        client.call(memberInfo, { token: one.token }),
        client.call(memberInfo, { token: other.token }),
      ]);
      expect([first.value['id'], second.value['id']]).toEqual([one.member.id, other.member.id]);
    });

    it('refuses a visitor as not_logged_in and a tampered token as session_ended', async () => {
      const { token } = await signedIn(gateway, 'Eva');
      const client = createClient(gateway);
      expect(await client.call(memberInfo)).toMatchObject({ status: 401, message: 'not_logged_in', value: {} });
      const [header = '', body = '', signature = ''] = token.split('.');
      const tampered = [
        `${header}.${body}.${signature.split('').toReversed().join('')}`,
        `${header}.${body}.`,
        `${token}x`,
        'x',
      ];
      for (const text of tampered)
        expect(await client.call(memberInfo, { token: text })).toMatchObject({ status: 401, message: 'session_ended' });
    });
  });
});
