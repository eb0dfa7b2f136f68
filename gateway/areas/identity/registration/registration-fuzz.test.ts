import { houseAccountId, stripesOf } from '#gateway/ledger/ledger-accounts.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';
import { errorCodes } from '#src/contract/core/error-code.ts';
import { RegisterPayload } from '#src/contract/identity/registration.schema.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallClient, createClient } from '../session/testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { registrationOf, sendRegistration, setForm, withFields } from '#gateway/testing/registration-scene.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

/** Inputs that have broken registrations before: types, sizes, characters, directions, and words of other languages than ours. */
const hostile = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      '\u0000',
      'a\nb',
      '\u202Etxt.exe',
      '\ud800',
      '👩‍👩‍👧‍👦',
      '🌊'.repeat(300),
      'é'.repeat(64),
      'ﷺ',
      'مرحبا بكم',
      'ｍａｒｅ',
    ],
    ...[
      "' or 1=1 --",
      '"; drop table members; --',
      '<img src=x onerror=alert(1)>',
      '{{7*7}}',
      '${jndi:ldap://x}',
      '../../etc/passwd',
    ],
    ...[
      '__proto__',
      'constructor',
      'null',
      'NaN',
      '-1',
      '1e309',
      'x'.repeat(512),
      'x'.repeat(513),
      'a@b.c',
      'a@b.co',
      '+55 11 98765-4321',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
);
const names = Object.keys(RegisterPayload.entries);
const changes = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.constantFrom('extra', '__proto__')), hostile, {
  maxKeys: 6,
});

forEachDatabase((dialect) => {
  describe('generated registrations', () => {
    let gateway: TestGateway;
    const form = { methods: { username: true, mobileNum: true }, bonus: '20.00', fields: withFields() };
    const client = () => createClient(gateway);
    let count = 0;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect, config: { rateLimitFactor: 1_000_000 } });
    });
    afterAll(() => gateway.close());

    /** Sends a registration with what has been changed of it; answers its status. */
    async function send(changed: object, byMobile: boolean, by: CallClient): Promise<number> {
      const payload = { ...registrationOf(`gerada${(count += 1)}`), ...changed };
      const { status, message, value } = await sendRegistration(gateway, payload, { client: by, byMobile });
      expect(status).toBeLessThan(500);
      if (status !== 200) expect(errorCodes).toContain(message);
      if (message === 'invalid_request') expect(Array.isArray(value['fields'])).toBe(true);
      return status;
    }

    it('end in errors of fields, or a code of the list, and never in a fault of ours', async () => {
      // Whatever passes the rules ends at the captcha: no password is hashed.
      await setForm(gateway, { ...form, captcha: true });
      const by = client();
      const runs = dialect === 'sqlite' ? 5000 : 500;
      await fc.assert(
        fc.asyncProperty(changes, fc.boolean(), async (changed, byMobile) => {
          expect(await send(changed, byMobile, by)).not.toBe(200);
        }),
        { numRuns: runs },
      );
    });

    it('open accounts where nothing is wrong, each with its bonus', async () => {
      await setForm(gateway, form);
      const by = client();
      let opened = 0;
      await fc.assert(
        fc.asyncProperty(changes, async (changed) => {
          const { password: _p, confirmPassword: _c, ...rest } = changed;
          if ((await send(rest, false, by)) === 200) opened += 1;
        }),
        { numRuns: 30 },
      );
      await send({}, false, by);
      const { minor } = await gateway.db
        .selectFrom('accounts')
        .select(sumOf('balance_minor').as('minor'))
        .where('id', 'in', stripesOf(houseAccountId('BRL')))
        .executeTakeFirstOrThrow();
      expect(minor).toBe(-2000 * (opened + 1));
    });
  });
});
