import type { Call } from '#src/contract/core/call.ts';
import { listAnnouncements } from '#src/contract/lobby/announcements.ts';
import { calls } from '#src/contract/calls.ts';
import { removeFavourite } from '#src/contract/lobby/favourites.ts';
import { favouriteGames } from '#src/contract/lobby/favourite-ids.ts';
import { memberInfo, wallet } from '#src/contract/account/member.ts';
import { encryptionHeader, encryptionScheme, Envelope, idempotencyHeader } from '#src/contract/core/envelope.ts';
import { errorStatus } from '#src/contract/core/error-code.ts';
import { schemasOf } from '#src/contract/whole-calls.ts';
import { vendorCallbacks } from '#src/contract/vendors/vendor.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { App } from './http/app-env.ts';
import { createApp } from './app.ts';
import { createAccessToken } from './areas/identity/session/access-token.ts';
import { encryptPayload } from './areas/identity/session/testing/call-client.ts';
import { valueOf } from './testing/call-app.ts';
import { forEachDatabase } from './testing/databases.ts';
import { everyone, outcomeOf, people, type Person, type Sample, withRow } from './testing/role-rows.ts';
import { announcementForAgents, samples } from './testing/role-table.ts';
import { createTestGateway, type TestGateway } from './testing/test-gateway.ts';
import { addMember, fundMember, openSession } from './testing/test-members.ts';

/** Whether the call is asked with a body that is no file. */
const takesBody = (call: Call) => schemasOf(call).body !== undefined;

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  let asked = 0;
  const ids = new Map<Person, string>();
  /** What may stand in a person's own answers alone. */
  const marks = new Map<Person, string[]>();

  beforeAll(async () => {
    gateway = await createTestGateway({ dialect, config: { rateLimitFactor: 100_000 } });
    app = createApp(gateway);
    for (const [index, person] of withRow.entries()) {
      const account = `${person.replaceAll(' ', '-')}-account`;
      const merchant = person === 'of another merchant' ? 'other' : 'mare';
      const row = await addMember(gateway.db, account, {
        type: people[person].type,
        nickname: `nickname of ${person}`,
        labels: JSON.stringify([`label of ${person}`]),
        vip_label: `club of ${person}`,
        merchant_code: merchant,
      });
      await fundMember(gateway.db, row.id, 700_013 + index * 1001, merchant === 'mare' ? 'BRL' : 'CNY');
      const entry = { member_id: row.id, node_id: `COR-${20 + index}` };
      await gateway.db
        .insertInto('favourites')
        .values({ ...entry, vassalage: 'COR', added_at: index })
        .execute();
      await gateway.db
        .insertInto('recent_games')
        .values({ ...entry, played_at: index })
        .execute();
      ids.set(person, row.id);
      const balance = ((700_013 + index * 1001) / 100).toFixed(2);
      marks.set(person, [row.id, account, `nickname of ${person}`, `label of ${person}`, `club of ${person}`, balance]);
    }
    await gateway.db.insertInto('announcements').values([announcementForAgents]).execute();
  });
  afterAll(() => gateway.close());

  /** A fresh token of a person, as a sign-in a moment ago would have given it. */
  async function tokenOf(person: Person): Promise<string | undefined> {
    const id = ids.get(person);
    if (id === undefined) return undefined;
    const row = await gateway.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { sessionId } = await openSession(gateway.db, row, gateway.clock());
    const token = await createAccessToken(gateway, { id: sessionId, epoch: 1 });
    if (person === 'locked')
      await gateway.db.updateTable('members').set({ status: 'locked' }).where('id', '=', id).execute();
    if (person === 'signed out')
      await gateway.db.updateTable('sessions').set({ ended_at: gateway.clock() }).where('id', '=', sessionId).execute();
    return person === 'forged' ? `${token.slice(0, -4)}AAAA` : token;
  }

  async function ask(call: Call, token: string | undefined, { query = {}, body, file }: Sample) {
    // A new name each time: wrong passwords of one name ask for a captcha, then for a pause.
    const sent = call.encrypted
      ? { data: await encryptPayload(gateway, { ...body, username: `nobody-${(asked += 1)}` }) }
      : (body ?? (takesBody(call) ? {} : undefined));
    const search = new URLSearchParams(query);
    const response = await app.request(`${call.path}${search.size > 0 ? `?${search}` : ''}`, {
      method: call.method,
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(sent !== undefined && { 'Content-Type': 'application/json' }),
        ...(file && { 'Content-Type': 'image/png' }),
        ...(call.encrypted && { [encryptionHeader]: encryptionScheme }),
        ...(call.idempotent === 'required' && { [idempotencyHeader]: crypto.randomUUID() }),
      },
      ...(sent !== undefined && { body: JSON.stringify(sent) }),
      ...(file && { body: file }),
    });
    const text = await response.text();
    const envelope = v.parse(v.pipe(v.string(), v.parseJson(), Envelope), text);
    return {
      status: response.status,
      headers: response.headers,
      text,
      code: envelope.success ? 'ok' : envelope.message,
    };
  }

  beforeEach(() => gateway.db.deleteFrom('login_failures').execute());

  const marksOfOthers = (person: Person) =>
    everyone.filter((other) => other !== person).flatMap((other) => marks.get(other) ?? []);
  const table = calls.flatMap((call) => everyone.map((person) => ({ call, person, name: call.name })));

  it.each(table)('$name by $person', async ({ call, person, name }) => {
    const sample = samples[name];
    const outcome = outcomeOf(call, person, sample);
    const answer = await ask(call, await tokenOf(person), sample ?? {});
    expect(answer.code).toBe(outcome);
    expect(answer.status).toBe(outcome === 'ok' ? 200 : errorStatus[outcome]);
    for (const mark of marksOfOthers(person)) expect(answer.text).not.toContain(mark);
    // A private answer, or a refusal, must not be cached.
    const personal =
      call.cache === 'private' || outcome !== 'ok' || (call.access === 'optional' && person !== 'visitor');
    if (personal) expect(answer.headers.get('Cache-Control')).toBe('no-store');
    else expect(answer.text).toBe((await ask(call, undefined, sample ?? {})).text);
  });

  it.each(table)('$name by $person, with another’s names in every field', async ({ call, person, name }) => {
    const sample = samples[name];
    const victim: Person = person === 'ana' ? 'bia' : 'ana';
    const id = ids.get(victim) ?? '';
    const foreign = {
      id,
      memberId: id,
      member_id: id,
      playerId: id,
      account: 'ana-account',
      userName: 'ana-account',
      customerName: 'ana-account',
      type: '41',
      merchantCode: 'mare',
    };
    const query = { ...foreign, ...sample?.query };
    const body = takesBody(call) ? { ...foreign, ...sample?.body } : undefined;
    const answer = await ask(call, await tokenOf(person), { ...sample, query, ...(body && { body }) });
    expect(answer.code).toBe(outcomeOf(call, person, sample));
    for (const mark of marksOfOthers(person)) expect(answer.text).not.toContain(mark);
  });

  it.each(withRow)('no callback of a vendor is answered to %s', async (person) => {
    const token = await tokenOf(person);
    for (const callback of Object.keys(vendorCallbacks)) {
      const response = await app.request(`/vendor/v1/${callback}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'X-Vendor': 'COR' },
        body: JSON.stringify({ playerToken: token, code: token, playerId: ids.get('ana') }),
      });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ success: false, message: 'bad_signature' });
    }
  });

  it('each sees what is theirs: who they are, their money, their games', async () => {
    for (const person of ['ana', 'bia', 'cora', 'guest', 'agent 41', 'agent 42', 'other agent'] as const) {
      const token = (await tokenOf(person)) ?? '';
      const [id = '', account, nickname = '', label, club, balance] = marks.get(person) ?? [];
      // The table has taken it back.
      await gateway.db.updateTable('members').set({ nickname }).where('id', '=', id).execute();
      const who = { id, account, nickname, vipLabel: club, memberLabel: [{ labelName: label }] };
      expect(await valueOf(app, memberInfo, { token, query: {} })).toMatchObject(who);
      const own = person === 'guest' ? '1000.00' : balance;
      expect((await valueOf(app, wallet, { token, query: {} })).sumBalance).toBe(own);
      const { content } = await valueOf(app, favouriteGames, { token, query: { pageNo: 1, language: 'pt' } });
      expect(content).toContain(`COR-${20 + withRow.indexOf(person)}`);
      for (const other of withRow.filter((each) => each !== person))
        expect(content).not.toContain(`COR-${20 + withRow.indexOf(other)}`);
    }
  });

  it('a token in the address is ignored next to one in the header', async () => {
    const [ana, bia] = [(await tokenOf('ana')) ?? '', (await tokenOf('bia')) ?? ''];
    const wanted = { token: bia, query: { pageNo: 1, language: 'pt' as const, token: ana } };
    const { content } = await valueOf(app, favouriteGames, wanted);
    expect(content).toContain(`COR-${20 + withRow.indexOf('bia')}`);
    expect(content).not.toContain(`COR-${20 + withRow.indexOf('ana')}`);
  });

  it('what one takes away, another keeps', async () => {
    const node = `COR-${20 + withRow.indexOf('ana')}`;
    await valueOf(app, removeFavourite, { token: (await tokenOf('bia')) ?? '', body: { nodeId: node, vendor: 'COR' } });
    const ana = (await tokenOf('ana')) ?? '';
    const { content } = await valueOf(app, favouriteGames, { token: ana, query: { pageNo: 1, language: 'pt' } });
    expect(content).toContain(node);
  });

  it('announcements for agents reach agents alone', async () => {
    for (const person of everyone.filter((each) => people[each].group !== 'dead')) {
      const token = await tokenOf(person);
      const { agent } = await valueOf(app, listAnnouncements, {
        query: { types: 'A', merchantCode: 'mare' } as never,
        ...(token !== undefined && { token }),
      });
      const none = person === 'visitor' || person === 'ana' || person === 'guest';
      expect(agent.map(({ id }) => id)).toEqual(none ? [] : ['for-agents']);
    }
  });
});
