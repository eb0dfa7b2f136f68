import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { createCaptcha } from './captcha.ts';
import { addFailure, countFailures } from './login-failures.ts';
import { decryptBody } from './encrypted-body.ts';
import { sweepSessions } from './sweep.ts';
import { encryptPayload, signedIn } from './testing/call-client.ts';

const hour = 3_600_000;

forEachDatabase((dialect) => {
  describe('sweeping', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    afterAll(() => gateway.close());

    const tables = ['captchas', 'used_tokens', 'login_failures', 'sessions'] as const;
    const counts = async () => {
      const found = await Promise.all(
        tables.map((table) =>
          gateway.db
            .selectFrom(table)
            .select((eb) => eb.fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow(),
        ),
      );
      return found.map(({ count }) => Number(count));
    };

    it('removes what no call looks at again, and nothing that one may', async () => {
      await createCaptcha(gateway);
      await decryptBody(gateway, await encryptPayload(gateway, {}));
      await addFailure(gateway, { account: 'ana' });
      await signedIn(gateway, 'Ana');
      await sweepSessions(gateway);
      expect(await counts()).toEqual([1, 1, 1, 1]);
      expect(await countFailures(gateway, { account: 'ana' })).toBe(1);
      gateway.advance(hour);
      await sweepSessions(gateway);
      expect(await counts()).toEqual([0, 1, 1, 1]);
      gateway.advance(26 * hour);
      await sweepSessions(gateway);
      expect(await counts()).toEqual([0, 0, 0, 1]);
      gateway.advance(61 * 24 * hour);
      await sweepSessions(gateway);
      expect(await counts()).toEqual([0, 0, 0, 0]);
    });
  });
});
