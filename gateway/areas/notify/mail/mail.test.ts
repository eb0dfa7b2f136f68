import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '#gateway/db/transact.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { mailsTo } from '#gateway/testing/recovery-scene.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { deliverDue } from '../outbox/deliver.ts';
import { sweepOutbox } from '../outbox/outbox-messages.ts';
import type { MailTransport } from './mail-transport.ts';
import { enqueueMail, mailChannel } from './mail-outbox.ts';
import { passwordChangedMail, recoveryCodeMail } from './mail-text.ts';
import { createMailTransport } from './nodemailer-transport.ts';

const minute = 60_000;
type Answer = { readonly code: number } | null;

forEachDatabase((dialect) => {
  describe('emails', () => {
    let gateway: TestGateway;
    let server: SMTPServer;
    let bySmtp: MailTransport;
    let answers: Answer[] = [];
    const received: { to: string[]; raw: string }[] = [];
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onRcptTo: (_address, _session, done) => {
          const answer = answers.shift();
          done(answer ? Object.assign(new Error('not now'), { responseCode: answer.code }) : null);
        },
        onData: (stream, session, done) => {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            const raw = Buffer.concat(chunks).toString('utf8');
            received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
            done();
          });
        },
      });
      server.listen(0, '127.0.0.1');
      await once(server.server, 'listening');
      const { port } = server.server.address() as AddressInfo;
      bySmtp = createMailTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Maré <no-reply@mare.example>' });
    });
    beforeEach(async () => {
      received.length = 0;
      answers = [];
      await gateway.db.deleteFrom('outbox').execute();
    });
    afterAll(async () => {
      bySmtp.close();
      await new Promise<void>((resolve) => server.close(resolve));
      await gateway.close();
    });
    const deliver = (carrier: MailTransport) => deliverDue(gateway, mailChannel(gateway, carrier));
    const write = (recipient: string) =>
      transact(gateway.db, (trx) =>
        enqueueMail(gateway, trx, {
          kind: 'recovery-code',
          recipient,
          lifetime: 30 * minute,
          ...recoveryCodeMail({ brand: 'Maré', language: 'pt', code: '12345678', minutes: 30 }),
        }),
      );
    const states = async () =>
      (await gateway.db.selectFrom('outbox').select(['state', 'sealed']).execute()).map(({ state, sealed }) => [
        state,
        sealed !== '',
      ]);

    it('go to a mail server once, and then nothing of their text is here', async () => {
      await write('marina@exemplo.com');
      const taken = await Promise.all([deliver(bySmtp), deliver(bySmtp)]);
      expect(taken.some((count) => count > 0)).toBe(true);
      expect(received).toHaveLength(1);
      expect(received[0]?.to).toEqual(['marina@exemplo.com']);
      expect(received[0]?.raw).toMatch(/^Auto-Submitted: auto-generated/m);
      expect(received[0]?.raw).toContain('1234 5678');
      expect(await states()).toEqual([['sent', false]]);
    });

    it('are tried again when the server is busy, and not when it refuses them or they are too old', async () => {
      answers = [{ code: 451 }];
      await write('marina@exemplo.com');
      await deliver(bySmtp);
      expect(await states()).toEqual([['waiting', true]]);
      gateway.advance(minute);
      await deliver(bySmtp);
      expect(await states()).toEqual([['sent', false]]);
      answers = [{ code: 550 }];
      await gateway.db.deleteFrom('outbox').execute();
      await write('nobody@exemplo.com');
      await deliver(bySmtp);
      expect(await states()).toEqual([['failed', false]]);
      await gateway.db.deleteFrom('outbox').execute();
      await write('marina@exemplo.com');
      gateway.advance(31 * minute);
      await deliver(bySmtp);
      expect(await states()).toEqual([['failed', false]]);
      expect(received).toHaveLength(1);
    });

    it('have one recipient, for any address', async () => {
      await write('a@exemplo.com, b@exemplo.com');
      await write('a@exemplo.com\r\nBcc: b@exemplo.com');
      await deliver(bySmtp);
      expect(received.flatMap(({ to }) => to)).not.toContain('b@exemplo.com');
    });

    it('stay in the outbox where there is no mail server, until they expire; decoys are never sent', async () => {
      const local = createMailTransport({ smtpUrl: undefined, mailFrom: 'no-reply@mare.example' });
      await write('marina@exemplo.com');
      await write('');
      await deliver(local);
      expect((await states()).toSorted()).toEqual([
        ['kept', true],
        ['withheld', true],
      ]);
      expect((await mailsTo(gateway, 'marina@exemplo.com'))[0]?.text).toContain('1234 5678');
      gateway.advance(31 * minute);
      await sweepOutbox(gateway);
      expect(await states()).toEqual([['kept', false]]);
      gateway.advance(8 * 24 * 60 * minute);
      await sweepOutbox(gateway);
      expect(await states()).toEqual([]);
    });
  });
});

it('every email is in both languages, and says what to do', () => {
  for (const language of ['pt', 'en'] as const) {
    const messages = [
      recoveryCodeMail({ brand: 'Maré', language, code: '12345678', minutes: 30 }),
      passwordChangedMail({ brand: 'Maré', language }),
    ];
    for (const { subject, text } of messages) {
      expect(subject).toMatch(/^Maré: /);
      expect(text).toMatch(language === 'en' ? /password/ : /senha/);
    }
  }
});
