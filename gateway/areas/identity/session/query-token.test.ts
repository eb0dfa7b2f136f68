import type { Call } from '#src/contract/core/call.ts';
import { wholeCalls } from '#src/contract/whole-calls.ts';
import { encryptionHeader, encryptionScheme } from '#src/contract/core/envelope.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#gateway/app.ts';
import type { App } from '#gateway/http/app-env.ts';
import { fieldsOf, jsonSchema } from '#gateway/areas/site/docs/json-schema.ts';
import { encryptPayload, signedIn } from './testing/call-client.ts';
import { samples } from '#gateway/testing/role-table.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

/** Where the requirements name the field [S1-359, S1-360, S1-374, S2-213]. */
const named = ['dividendInfo', 'favouriteGames', 'favouriteGamesList', 'listAnnouncements'];

describe('an access token in an address', () => {
  let gateway: TestGateway;
  let app: App;
  let token: string;
  beforeAll(async () => {
    gateway = await createTestGateway();
    app = createApp(gateway);
    ({ token } = await signedIn(gateway, 'no-endereco'));
  });
  afterAll(() => gateway.close());

  it('is a field of four reads alone', () => {
    const taking = wholeCalls.filter(
      ({ query }) => query && fieldsOf(jsonSchema(query, 'input')).some(({ name }) => name === 'token'),
    );
    expect(taking.map(({ name }) => name).toSorted()).toEqual(named);
  });

  const bodyOf = async ({ encrypted }: Call, body: object) =>
    encrypted ? { data: await encryptPayload(gateway, body) } : body;

  it.each(wholeCalls.filter(({ access }) => access === 'member').map((call) => [call.name, call] as const))(
    'does not sign in at %s unless it is a field there',
    async (name, call) => {
      const { query = {}, body } = samples[name] ?? {};
      const search = new URLSearchParams({ ...(query as Record<string, string>), token });
      const response = await app.request(`${call.path}?${search}`, {
        method: call.method,
        headers: {
          'Content-Type': 'application/json',
          ...(call.encrypted && { [encryptionHeader]: encryptionScheme }),
        },
        ...(call.method !== 'GET' && { body: JSON.stringify(await bodyOf(call, body ?? {})) }),
      });
      const { message } = (await response.json()) as { message?: string };
      if (named.includes(name)) expect(response.status).toBe(200);
      else expect([response.status, message]).toEqual([401, 'not_logged_in']);
    },
  );
});
