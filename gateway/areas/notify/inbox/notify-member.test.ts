import { saveEmail, saveNickname } from '#src/contract/account/account-details.ts';
import { encryptionHeader, encryptionScheme } from '#src/contract/core/envelope.ts';
import { listMessages } from '#src/contract/notify/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '#gateway/http/app-env.ts';
import { createApp } from '#gateway/app.ts';
import {
  createClient,
  encryptPayload,
  signIn,
  testPassword,
} from '#gateway/areas/identity/session/testing/call-client.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { registrationOf, sendRegistration, setForm } from '#gateway/testing/registration-scene.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  let names = 0;
  const freshName = () => `avisada${(names += 1)}`;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    app = createApp(gateway);
  });
  afterAll(() => gateway.close());

  describe('a member is notified of', () => {
    const inboxOf = async (token: string) =>
      (await valueOf(app, listMessages, { token, query: { pageNo: 1 } })).list.map(({ title, path }) => [title, path]);

    it('the welcome bonus, with its amount', async () => {
      await setForm(gateway, { bonus: '20.00' });
      const answer = await sendRegistration(gateway, registrationOf(freshName()));
      const token = String(answer.value['token']);
      const { list } = await valueOf(app, listMessages, { token, query: { pageNo: 1 } });
      expect(list).toMatchObject([{ kind: 'promotions', title: 'Seu bônus de boas-vindas chegou', read: false }]);
      expect(list[0]?.content).toMatch(/R\$\s20,00/);
      await setForm(gateway, { bonus: null });
      const without = await sendRegistration(gateway, registrationOf(freshName()));
      expect(await inboxOf(String(without.value['token']))).toEqual([]);
    });

    it('a sign-in while the account is open elsewhere, and no other', async () => {
      const { member, token } = await signIn(gateway, freshName());
      expect(await inboxOf(token)).toEqual([]);
      await createClient(gateway).login(member.account, testPassword);
      expect(await inboxOf(token)).toEqual([['Novo acesso à sua conta', '/m/set/sessions']]);
    });

    it('another e-mail address, and nothing that protects nothing', async () => {
      const { client, token } = await signIn(gateway, freshName());
      await client.call(saveNickname, { token, rawBody: { nickname: 'Ana' } });
      expect(await inboxOf(token)).toEqual([]);
      const data = await encryptPayload(gateway, { email: 'ana@mare.example', password: testPassword });
      const headers = { [encryptionHeader]: encryptionScheme };
      await client.call(saveEmail, { token, rawBody: { data }, headers });
      expect(await inboxOf(token)).toEqual([['E-mail da conta alterado', '/m/set/profile']]);
    });
  });
});
