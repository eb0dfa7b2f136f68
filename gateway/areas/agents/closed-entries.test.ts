import { expect, it } from 'vitest';
import { calls } from '#src/contract/calls.ts';
import { type AgentKey, agentKeys } from '#src/contract/core/agent-keys.ts';
import type { Call } from '#src/contract/core/call.ts';
import { idempotencyHeader } from '#src/contract/core/envelope.ts';
import { askApp } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { outcomeOf } from '#gateway/testing/role-rows.ts';
import { samples } from '#gateway/testing/role-table.ts';
import { setFlag } from '#gateway/testing/set-flag.ts';
import { teamScene } from '#gateway/testing/team-scene.ts';
import { createTestGateway } from '#gateway/testing/test-gateway.ts';
import { agentClient } from './testing/agent-client.ts';

const all: readonly Call[] = calls;
const ofEntries = all.flatMap((call) => (call.entries ? [{ call, entries: call.entries }] : []));

it('every entry of the agent’s menu has calls, but those that open pages of every member', () => {
  const named = new Set(ofEntries.flatMap(({ entries }) => entries));
  expect(agentKeys.filter((key) => !named.has(key))).toEqual(['SECPRIV', 'MAILCEN']);
});

forEachDatabase((dialect) => {
  it('the calls of an entry that the merchant has switched off are refused, and of no other [S2-074]', async () => {
    const gateway = await createTestGateway({ dialect, config: { rateLimitFactor: 100_000 } });
    const { id } = await teamScene(gateway).join(null, 3);
    const { app, newToken } = await agentClient(gateway, id);
    const turn = async (key: AgentKey, on: boolean) => {
      await setFlag(gateway.db, key, on);
      gateway.events.emit('changed', 'status');
    };
    const answers = async () => {
      const token = await newToken();
      const told = ofEntries.map(async ({ call }) => {
        const { query, body } = samples[call.name] ?? {};
        const headers = { [idempotencyHeader]: crypto.randomUUID() };
        const asked = { token, headers, query: query as never, body: body as never };
        const { envelope } = await askApp(app, call, asked);
        return [call.name, envelope.success ? 'ok' : envelope.message];
      });
      return Object.fromEntries(await Promise.all(told)) as Record<string, string>;
    };
    const expected = (off: readonly AgentKey[]) =>
      Object.fromEntries(
        ofEntries.map(({ call, entries }) => {
          const isClosed = entries.every((key) => off.includes(key));
          return [call.name, isClosed ? 'no_permission' : outcomeOf(call, 'other agent', samples[call.name])];
        }),
      );
    expect(await answers()).toEqual(expected([]));
    for (const key of agentKeys) {
      await turn(key, false);
      expect([key, await answers()]).toEqual([key, expected([key])]);
      await turn(key, true);
    }
    for (const key of ['AGEPAG', 'AGETEAMPNL3'] as const) await turn(key, false);
    expect(await answers()).toEqual(expected(['AGEPAG', 'AGETEAMPNL3']));
    await gateway.close();
  });
});
