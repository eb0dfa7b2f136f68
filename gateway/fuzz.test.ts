import type { WholeCall } from '#src/contract/core/call.ts';
import { wholeCalls } from '#src/contract/whole-calls.ts';
import { Envelope } from '#src/contract/core/envelope.ts';
import { vendorCallbacks, vendorHeaders } from '#src/contract/vendors/vendor.ts';
import * as v from 'valibot';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from './http/app-env.ts';
import { createApp } from './app.ts';
import { fieldsOf, jsonSchema } from './areas/site/docs/json-schema.ts';
import { createAccessToken } from './areas/identity/session/access-token.ts';
import { forEachDatabase } from './testing/databases.ts';
import { createTestGateway, type TestGateway, testStart } from './testing/test-gateway.ts';
import { addMember, openSession } from './testing/test-members.ts';

/** Texts that have broken programs before, beside whatever fast-check thinks of. */
const nasty = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '1',
    '-1',
    '1e9',
    '9999999999999999999',
    'null',
    'undefined',
    '[object Object]',
    '\u0000',
    '\ud800',
    "' or 1=1 --",
    '%',
    '\\',
    '../../etc/passwd',
    '__proto__',
    'constructor',
    'pt',
    'html5',
    'mare',
    'COR',
    'COR-1',
    'RNG',
    '2',
    'B,PL',
    'ALL',
  ),
  fc.string({ unit: 'binary', maxLength: 80 }),
);
const nastyJson = fc.oneof(nasty, fc.jsonValue({ maxDepth: 3 }));

const namesOf = (schema: WholeCall['query']) =>
  schema ? fieldsOf(jsonSchema(schema, 'input')).map(({ name }) => name) : [];
/** Objects with some of a schema's own fields and sometimes a foreign one. */
const objectOf = <T>(names: string[], value: fc.Arbitrary<T>) =>
  fc.dictionary(
    fc.oneof(...(names.length > 0 ? [fc.constantFrom(...names)] : []), fc.constantFrom('x', '__proto__', 'token')),
    value,
    { maxKeys: 10 },
  );

forEachDatabase((dialect) => {
  describe('bad input', () => {
    let gateway: TestGateway;
    let app: App;
    let token: string;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect, config: { rateLimitFactor: 100_000 } });
      app = createApp(gateway);
      const member = await addMember(gateway.db, 'fuzz');
      const { sessionId } = await openSession(gateway.db, member, testStart);
      token = await createAccessToken(gateway, { id: sessionId, epoch: 1 });
    });
    afterAll(() => gateway.close());

    async function expectNoFault(path: string, init: RequestInit) {
      const response = await app.request(path, init);
      expect(response.status).toBeLessThan(500);
      expect(v.is(Envelope, await response.json())).toBe(true);
    }

    it.each(wholeCalls.map((call) => [call.name, call] as const))(
      'never makes %s fail [S1-396, S1-397]',
      async (_name, call) => {
        const query = objectOf(namesOf(call.query), nasty);
        const body = fc.oneof(objectOf(namesOf(call.body), nastyJson), nastyJson);
        await fc.assert(
          fc.asyncProperty(query, body, fc.boolean(), nasty, async (fields, sent, signedIn, key) => {
            const search = new URLSearchParams(Object.entries(fields));
            const headers = new Headers({ 'Content-Type': 'application/json' });
            if (signedIn) headers.set('Authorization', `Bearer ${token}`);
            if (/^[\x20-\x7e]*$/.test(key)) headers.set('Idempotency-Key', key);
            if (call.encrypted) headers.set('Encryption', 'JWE');
            if (call.file && signedIn) headers.set('Content-Type', 'image/png');
            await expectNoFault(`${call.path}?${search}`, {
              method: call.method,
              headers,
              ...(call.method !== 'GET' && { body: JSON.stringify(sent) ?? 'null' }),
            });
            // The session must outlive the logout that some runs are.
            if (call.name === 'logout') await gateway.db.updateTable('sessions').set({ ended_at: null }).execute();
          }),
          { numRuns: dialect === 'sqlite' ? 150 : 60 },
        );
      },
    );

    it.each(Object.keys(vendorCallbacks))('never makes the vendor callback %s fail', async (name) => {
      await fc.assert(
        fc.asyncProperty(nastyJson, nasty, async (sent, text) => {
          const plain = /^[\x20-\x7e]*$/.test(text) ? text : '';
          const headers = {
            'Content-Type': 'application/json',
            [vendorHeaders.vendor]: 'COR',
            [vendorHeaders.timestamp]: String(testStart),
            [vendorHeaders.signature]: plain,
          };
          await expectNoFault(`/vendor/v1/${name}`, { method: 'POST', headers, body: JSON.stringify(sent) ?? 'null' });
        }),
        { numRuns: 60 },
      );
    });

    it('never makes a path fail', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.webPath(),
          fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
          async (path, method) => {
            const response = await app.request(path === '' ? '/' : path, { method });
            expect(response.status).toBeLessThan(500);
          },
        ),
        { numRuns: 300 },
      );
    });
  });
});
