import { createLink, openAccount } from '#src/contract/agents/open-accounts.ts';
import type { AccountKind } from '#src/contract/agents/open-accounts.schema.ts';
import { encryptionHeader, encryptionScheme, idempotencyHeader } from '#src/contract/core/envelope.ts';
import { registrationOf, sendRegistration } from '#gateway/testing/registration-scene.ts';
import { teamScene } from '#gateway/testing/team-scene.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { createClient, encryptPayload } from '../../identity/session/testing/call-client.ts';
import { agentClient } from './agent-client.ts';

export const firstPassword = 'coral-47-vento-lua';
let count = 0;
/** A free account name. */
export const newName = (): string => `aberta${(count += 1)}`;

type Opening = { kind?: AccountKind; rates?: object; password?: string; key?: string };

/** Agents who open accounts and make links, and the members who come by them. */
export function openingScene(gateway: TestGateway) {
  const scene = teamScene(gateway);
  /** An agent at 0.50 % and 0.30 %, with their calls. */
  async function agent() {
    const own = await scene.join(null, 3);
    await scene.rate(own.id, { RNG: 50, LIVE: 30 });
    await scene.nextDay();
    const as = await agentClient(gateway, own.id);
    const open = async (
      username: string,
      { kind = 'member', rates, password = firstPassword, key = crypto.randomUUID() }: Opening = {},
    ) => {
      const data = await encryptPayload(gateway, { username, password, kind, ...(rates && { rates }) });
      const headers = { [encryptionHeader]: encryptionScheme, [idempotencyHeader]: key };
      return createClient(gateway).call(openAccount, { rawBody: { data }, headers, token: await as.newToken() });
    };
    const link = (rest: object = {}) =>
      as.write(createLink, { name: 'Praia', kind: 'member', most: null, days: 7, ...rest });
    const codeOf = async (rest: object = {}) => ((await link(rest)).value as { code: string }).code;
    return { ...own, as, open, link, codeOf };
  }
  const memberOf = (account: string) =>
    gateway.db.selectFrom('members').selectAll().where('account', '=', account).executeTakeFirst();
  const agentOf = async (account: string) => {
    const found = gateway.db
      .selectFrom('team_links')
      .innerJoin('members', 'members.id', 'team_links.member_id')
      .select('ancestor_id')
      .where('members.account', '=', account)
      .where('depth', '=', 1);
    return (await found.executeTakeFirst())?.ancestor_id;
  };
  const ratesOf = async (account: string) => {
    const rows = await gateway.db
      .selectFrom('rebate_rates')
      .innerJoin('members', 'members.id', 'rebate_rates.agent_id')
      .select(['category', 'rate'])
      .where('members.account', '=', account)
      .orderBy('category')
      .execute();
    return rows.map(({ category, rate }) => `${category} ${rate}`);
  };
  const setProfile = async (profile: string) => {
    const { settings } = await gateway.db.selectFrom('merchants').select('settings').executeTakeFirstOrThrow();
    const changed = JSON.stringify({ ...(JSON.parse(settings) as object), profile });
    await gateway.db.updateTable('merchants').set({ settings: changed }).execute();
    gateway.events.emit('changed', 'status');
  };
  const registerBy = (username: string, affiliateCode: string) =>
    sendRegistration(gateway, registrationOf(username, { affiliateCode }));
  return { scene, agent, memberOf, agentOf, ratesOf, setProfile, registerBy };
}
