import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountDetails, saveBirthday, saveEmail } from '#src/contract/account/account-details.ts';
import { mailWithoutLogin } from '#src/contract/identity/recovery.ts';
import { setOwnMobile } from '#src/contract/identity/security.ts';
import { smsForRegister, smsWithoutLogin } from '#src/contract/identity/verification.ts';
import { type Kysely, sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { carryPersonalData } from '#gateway/context/carry-profiles.ts';
import { readPersonal } from '#gateway/context/personal-data.ts';
import * as profiles from '#gateway/db/migrations/014-member-profiles.ts';
import { addColumns, createTables } from '#gateway/db/migrations/create-table.ts';
import { delivery } from '#gateway/db/migrations/096-delivery.ts';
import { sms } from '#gateway/db/migrations/016-sms.ts';
import * as sealed from '#gateway/db/migrations/088-sealed-profiles.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';
import { sendEncrypted } from '#gateway/testing/recovery-scene.ts';
import {
  newPassword,
  registrationOf,
  sendRegistration,
  setForm,
  withFields,
} from '#gateway/testing/registration-scene.ts';
import { codeSentTo, doHumanWork } from '#gateway/testing/sms.ts';
import { createTestGateway } from '#gateway/testing/test-gateway.ts';
import { addMember } from '#gateway/testing/test-members.ts';
import { createClient } from '../identity/session/testing/call-client.ts';
import { memberOfMobile } from '../identity/verification/member-of-mobile.ts';
import { latestMessages } from '../notify/outbox/outbox-messages.ts';

const folder = mkdtempSync(join(tmpdir(), 'mare-personal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const told = {
  email: 'ana.lagoa@exemplo.com',
  payeeName: 'Ana Lagoa Serena',
  idNumber: '52998224725',
  qqNum: '7312845',
  facebook: 'ana.lagoa.fb',
  wechat: 'analagoawx',
  line: 'analagoaln',
  whatsapp: '11955501234',
  zalo: '11955505678',
};

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);

  /** Everything that the database holds, as text. */
  async function dump(): Promise<string> {
    const { db } = scene.gateway;
    if (dialect === 'sqlite') {
      const file = join(folder, `${scene.account}.db`);
      await scene.type('backup', file);
      return readFileSync(file, 'latin1');
    }
    const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView);
    const rows = await Promise.all(tables.map(({ name }) => sql`select * from ${sql.ref(name)}`.execute(db)));
    return JSON.stringify(rows);
  }

  describe('personal data', () => {
    it('is in clear nowhere in a copy of the database: profile, codes, messages, limits', async () => {
      const { gateway, account } = scene;
      const form = { fields: withFields(Object.keys(told) as (keyof typeof told)[]) };
      await setForm(gateway, form);
      const opened = await sendRegistration(gateway, registrationOf(account, told));
      const token = String(opened.value['token']);
      const client = createClient(gateway);
      await client.call(saveBirthday, { token, body: { birthday: '1987-05-23' } });
      const number = { mobileNo: '11 98877-6655', countryDialingCode: '55' };
      await client.call(smsForRegister, { body: { ...(await doHumanWork(gateway)), ...number } });
      const typed = { mobileNum: '11 98877-6655', countryDialingCode: '55', password: newPassword };
      const code = await codeSentTo(gateway, '5511988776655');
      const set = await sendEncrypted(
        gateway,
        setOwnMobile,
        { ...typed, verificationCode: code },
        { token, key: 'a-key-of-sixteen' },
      );
      expect([opened.status, set.message, set.value]).toEqual([200, undefined, {}]);
      await client.call(smsWithoutLogin, { body: { ...(await doHumanWork(gateway)), ...number } });
      await sendEncrypted(gateway, saveEmail, { email: 'ana.nova@exemplo.com', password: newPassword }, { token });
      await client.call(mailWithoutLogin, { body: { ...(await doHumanWork(gateway)), username: account } });

      expect((await client.call(accountDetails, { token, query: {} })).value).toMatchObject({
        ...{ email: 'ana.nova@exemplo.com', mobile: '•••• 6655', payeeName: told.payeeName, birthday: '1987-05-23' },
      });
      const { id } = await gateway.db.selectFrom('members').select('id').executeTakeFirstOrThrow();
      expect((await memberOfMobile(gateway, '5511988776655'))?.account).toBe(account);
      expect(await readPersonal(gateway, id)).toMatchObject({ id_number: told.idNumber, wechat: told.wechat });
      await scene.type('member', 'show', account, '--contact');
      expect(scene.lines.join('\n')).toMatch(/\+5511988776655 \(verified\)\ne-mail +ana\.nova@exemplo\.com/);

      const all = await dump();
      const clear = [...Object.values(told), 'ana.nova@exemplo.com', '1987-05-23', '988776655', '98877-6655'];
      expect(clear.filter((text) => all.includes(text))).toEqual([]);
      expect(all).toContain(account);
    });

    it('of one member or field opens in no other place', async () => {
      const { gateway, account } = scene;
      await setForm(gateway, { fields: withFields(['email', 'payeeName']) });
      await sendRegistration(gateway, registrationOf(account, told));
      const { id } = await gateway.db
        .selectFrom('members')
        .select('id')
        .where('account', '=', account)
        .executeTakeFirstOrThrow();
      const email_sealed = sql<string>`payee_name_sealed`;
      await gateway.db.updateTable('member_profiles').set({ email_sealed }).where('member_id', '=', id).execute();
      expect(await readPersonal(gateway, id)).toMatchObject({ email: '', payee_name: told.payeeName });
    });
  });

  it('profiles and messages from before are carried over at the next start, and found as before', async () => {
    const gateway = await createTestGateway({ dialect });
    const unknown = gateway.db as unknown as Kysely<Record<string, Record<string, string | number | null>>>;
    for (const table of ['member_profiles', 'sms_codes']) await unknown.schema.dropTable(table).execute();
    await profiles.up(unknown as unknown as Kysely<unknown>);
    await createTables(unknown as unknown as Kysely<unknown>, { sms_codes: sms.sms_codes });
    const clear = { qq_num: '', facebook: '', wechat: '', line: '', whatsapp: '', zalo: '' };
    const rest = { recommender_id: '', affiliate_code: '', register_method: '', register_url: '', registered_at: 0 };
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { id } = await addMember(gateway.db, `antiga-${count}`);
      ids.push(id);
      const mobile = `551198877000${count}`;
      const row = { member_id: id, merchant_code: 'mare', mobile, dialing_code: '55', ...clear, ...rest };
      const more = { email: `antiga${count}@exemplo.com`, payee_name: 'Ana', birthday: '', id_number: '123' };
      const verified_mobile = count === 0 ? null : mobile;
      await unknown
        .insertInto('member_profiles')
        .values({ ...row, ...more, verified_mobile })
        .execute();
    }
    const message = { merchant_code: 'mare', sealed: '', reference: null, attempts: 0, next_at: 0, created_at: 0 };
    await gateway.db
      .insertInto('outbox')
      .values([
        { id: 'm', ...message, way: 'mail', kind: 'x', recipient: 'antiga1@exemplo.com', state: 'sent', expires_at: 0 },
        { id: 's', ...message, way: 'sms', kind: 'x', recipient: '5511988770001', state: 'sent', expires_at: 0 },
      ])
      .execute();

    await sealed.up(unknown as unknown as Kysely<unknown>);
    await addColumns(unknown as unknown as Kysely<unknown>, { member_profiles: delivery.member_profiles });
    for (let start = 0; start < 2; start += 1) {
      await carryPersonalData(gateway);
      expect(await readPersonal(gateway, ids[1] ?? '')).toMatchObject({
        ...{ email: 'antiga1@exemplo.com', mobile: '5511988770001', birthday: '', id_number: '123', isVerified: true },
      });
    }
    expect(await readPersonal(gateway, ids[0] ?? '')).toMatchObject({ mobile: '5511988770000', isVerified: false });
    expect((await memberOfMobile(gateway, '5511988770002'))?.id).toBe(ids[2]);
    expect(await memberOfMobile(gateway, '5511988770000')).toBeUndefined();
    const messages = await Promise.all(
      (['mail', 'sms'] as const).map((way) => latestMessages(gateway, way, 'mare', 1)),
    );
    expect(messages.flat().map(({ recipient }) => recipient)).toEqual(['antiga1@exemplo.com', '5511988770001']);
    const stored = [
      await gateway.db.selectFrom('member_profiles').selectAll().execute(),
      await gateway.db.selectFrom('outbox').selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).not.toMatch(/exemplo|98877/);
    await gateway.close();
  });
});
