import { agentsOnlyFlag, membersOnlyFlag } from '#src/contract/core/flags.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refusal } from '#gateway/process/refusal.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { setFlag } from '#gateway/testing/set-flag.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { refuseWrongKind } from './refuse-wrong-kind.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
  });
  afterAll(() => gateway.close());

  const types = [0, 1, 2, 4, 40, 41, 42, 77];
  /** The refusal for an account of each type. */
  const heard = async (agentLogin = false) =>
    Object.fromEntries(
      await Promise.all(
        types.map(async (type) => {
          const refusal = await refuseWrongKind(gateway, type, agentLogin).catch((error: unknown) => error);
          return [type, refusal instanceof Refusal ? refusal.code : 'ok'] as const;
        }),
      ),
    );
  const everybody = { 0: 'ok', 1: 'ok', 2: 'ok', 4: 'ok', 40: 'non_member', 41: 'ok', 42: 'ok', 77: 'ok' };

  it('an account of no member signs in nowhere [S2-180]', async () => {
    expect(await heard()).toEqual(everybody);
  });

  it('a login of an agent page takes agents alone [S2-179]', async () => {
    expect(await heard(true)).toEqual({ ...everybody, 0: 'only_agents', 4: 'only_agents' });
  });

  it('a site for agents refuses all others', async () => {
    await setFlag(gateway.db, agentsOnlyFlag, true);
    expect(await heard()).toEqual({ ...everybody, 0: 'non_agents', 4: 'non_agents' });
    await setFlag(gateway.db, agentsOnlyFlag, false);
  });

  it('a site for members takes no agents [S2-180]', async () => {
    await setFlag(gateway.db, membersOnlyFlag, true);
    expect(await heard()).toEqual({ ...everybody, 41: 'non_member', 42: 'non_member', 77: 'non_member' });
    await setFlag(gateway.db, membersOnlyFlag, false);
  });
});
