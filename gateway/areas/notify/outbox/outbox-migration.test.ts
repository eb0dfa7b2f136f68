import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { createTables } from '#gateway/db/migrations/create-table.ts';
import { sms } from '#gateway/db/migrations/016-sms.ts';
import { passwords } from '#gateway/db/migrations/017-passwords.ts';
import { up } from '#gateway/db/migrations/034-outbox.ts';
import { encryptSecret } from '#gateway/process/encrypt-secret.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, testStart } from '#gateway/testing/test-gateway.ts';
import { mailChannel, readMail } from '../mail/mail-outbox.ts';
import { smsChannel } from '../sms/sms-outbox.ts';
import { deliverDue } from './deliver.ts';
import { latestMessages, readMessageText } from './outbox-messages.ts';

forEachDatabase((dialect) => {
  it('emails and SMS of the former tables are carried over, and pending ones are sent', async () => {
    const gateway = await createTestGateway({ dialect });
    const unknown = gateway.db as unknown as Kysely<unknown>;
    await unknown.schema.dropTable('outbox').execute();
    await createTables(unknown, { sms_messages: sms.sms_messages, mails: passwords.mails });
    const old = gateway.db as unknown as Kysely<Record<string, Record<string, string | number | null>>>;
    const common = (id: string) => ({
      ...{ id, merchant_code: gateway.config.merchant, attempts: 0 },
      ...{ next_at: testStart, created_at: testStart, expires_at: testStart + 60_000 },
    });
    const mail = { recipient: 'marina@exemplo.com', kind: 'recovery-code' };
    const sealedMail = encryptSecret(gateway, 'mail m1', JSON.stringify({ subject: 'Maré', text: '1234 5678' }));
    await old
      .insertInto('mails')
      .values([
        { ...common('m1'), ...mail, sealed: sealedMail, state: 'waiting' },
        { ...common('m2'), ...mail, sealed: '', state: 'sent' },
      ])
      .execute();
    const number = { mobile: '5511980001234', purpose: 'login', reference: null };
    const sealedSms = (id: string) => encryptSecret(gateway, `sms ${id}`, 'Maré: 123456');
    await old
      .insertInto('sms_messages')
      .values([
        { ...common('s1'), ...number, sealed_text: sealedSms('s1'), status: 'queued' },
        { ...common('s2'), ...number, sealed_text: sealedSms('s2'), status: 'sent' },
        { ...common('s3'), ...number, sealed_text: '', status: 'delivered', reference: 'r-1' },
      ])
      .execute();

    await up(unknown);

    const latest = (way: 'mail' | 'sms') => latestMessages(gateway, way, gateway.config.merchant, 10);
    const said = (await latest('sms')).map((one) => [one.id, one.state, one.reference, readMessageText(gateway, one)]);
    expect(said).toEqual([
      ['s3', 'delivered', 'r-1', null],
      ['s2', 'kept', null, 'Maré: 123456'],
      ['s1', 'waiting', null, 'Maré: 123456'],
    ]);
    expect((await latest('mail')).map((one) => [one.id, one.state, readMail(gateway, one)?.text])).toEqual([
      ['m2', 'sent', undefined],
      ['m1', 'waiting', '1234 5678'],
    ]);
    const went: string[] = [];
    const send = ({ id }: { id: string }) => Promise.resolve({ kind: 'sent' } as const).finally(() => went.push(id));
    await deliverDue(gateway, mailChannel(gateway, { keepsText: false, send, close: () => undefined }));
    await deliverDue(gateway, smsChannel(gateway, { keepsText: false, send }));
    expect(went).toEqual(['m1', 's1']);
    await gateway.close();
  });
});
