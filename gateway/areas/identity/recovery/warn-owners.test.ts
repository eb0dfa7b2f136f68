import { mailWithoutLogin, recoverByMail, recoverByPhone, recoverByQuestion } from '#src/contract/identity/recovery.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTestMember, createClient } from '../session/testing/call-client.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { codeMailedTo, inboxTitles, sendEncrypted } from '#gateway/testing/recovery-scene.ts';
import { doHumanWork } from '#gateway/testing/sms.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { addProfile } from '#gateway/testing/test-members.ts';
import { warnOwners } from './warn-owners.ts';

const chosen = { newPassword: 'um trem azul 7', confirmNewPassword: 'um trem azul 7' };
const title = 'Attempts to recover your password';

forEachDatabase((dialect) => {
  describe('wrong answers and codes for a lost password', () => {
    let gateway: TestGateway;
    let member: Tables['members'];
    let mobile = '';
    let count = 0;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    beforeEach(async () => {
      count += 1;
      mobile = `55119876522${count}0`;
      member = await addTestMember(gateway, `tentada${count}`);
      await addProfile(gateway, member, { email: `tentada${count}@exemplo.com`, verified_mobile: mobile });
    });
    afterAll(() => gateway.close());

    const byMail = (code = '00000000', key?: string) =>
      sendEncrypted(gateway, recoverByMail, { username: member.account, code, ...chosen }, { key });
    const bySms = () =>
      sendEncrypted(gateway, recoverByPhone, {
        ...{ mobileNo: mobile.slice(2), countryDialingCode: '55', code: '000000' },
        ...chosen,
      });
    const byQuestion = async () =>
      sendEncrypted(gateway, recoverByQuestion, {
        ...{ username: member.account, question: 'firstPet', answer: 'Totó' },
        ...(await doHumanWork(gateway)),
        ...chosen,
      });
    const eventsOf = (kind: string) =>
      gateway.db
        .selectFrom('security_events')
        .select('detail')
        .where('member_id', '=', member.id)
        .where('kind', '=', kind)
        .orderBy('id')
        .execute();
    const told = async () => (await inboxTitles(gateway, member.id)).filter((one) => one === title).length;

    it('are security events of the account, by any method; its owner is warned after the third, once a day', async () => {
      await byMail();
      await bySms();
      expect(await warnOwners(gateway)).toBe(0);
      await byQuestion();
      expect((await eventsOf('recovery_failed')).map(({ detail }) => detail).toSorted()).toEqual([
        'by email',
        'by question',
        'by sms',
      ]);
      expect(await warnOwners(gateway)).toBe(1);
      await byMail();
      expect(await warnOwners(gateway)).toBe(0);
      expect(await told()).toBe(1);
    });

    it('are noted as a block when there are too many, once', async () => {
      for (let tries = 0; tries < 9; tries += 1) await byMail();
      expect(await eventsOf('recovery_failed')).toHaveLength(6);
      expect(await eventsOf('recovery_blocked')).toEqual([{ detail: 'by email' }]);
    });

    it('are none when the owner asks again after a lost answer', async () => {
      const asked = { username: member.account, ...(await doHumanWork(gateway)) };
      await createClient(gateway).call(mailWithoutLogin, { body: asked });
      const code = await codeMailedTo(gateway, `tentada${count}@exemplo.com`);
      for (let tries = 0; tries < 3; tries += 1) expect((await byMail(code, `asked-again-${count}`)).status).toBe(200);
      expect(await eventsOf('recovery_failed')).toEqual([]);
    });

    it('of a name without an account are noted without a member', async () => {
      await sendEncrypted(gateway, recoverByMail, { username: 'ninguem', code: '00000000', ...chosen });
      const rows = await gateway.db
        .selectFrom('security_events')
        .select('detail')
        .where('kind', '=', 'recovery_failed')
        .where('member_id', 'is', null)
        .execute();
      expect(rows).toEqual([{ detail: 'by email' }]);
    });
  });
});
