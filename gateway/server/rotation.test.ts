import { schemasOf } from '#src/contract/whole-calls.ts';
import { issueHandover, takeHandover } from '#src/contract/identity/handover.ts';
import { memberInfo } from '#src/contract/account/member.ts';
import { pushKey } from '#src/contract/notify/push.ts';
import { login, renewSession } from '#src/contract/identity/session.ts';
import { encryptionHeader, encryptionScheme } from '#src/contract/core/envelope.ts';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { addVendorKey, signingKey } from '../areas/vendors/vendor-keys.ts';
import { rewrapKeys } from './rewrap-keys.ts';
import { recordChangedKeys } from './record-keys.ts';
import { createEvents } from '../process/events.ts';
import type { Secrets } from '../process/secrets.ts';
import { answerCaptcha, createCaptcha } from '../areas/identity/session/captcha.ts';
import { addFailure, countFailures, forgetFailures } from '../areas/identity/session/login-failures.ts';
import {
  addTestMember,
  createClient,
  encryptPayload,
  signIn,
  testPassword,
} from '../areas/identity/session/testing/call-client.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { vendorClient } from '../testing/vendor-client.ts';

const [old, next] = ['the master secret of all these years', 'the master secret from now on, 1234'];

forEachDatabase((dialect) => {
  let site: TestGateway;
  beforeEach(async () => {
    site = await createTestGateway({ dialect });
  });
  afterEach(() => site.close());

  /** A start of the gateway with these secrets, on the database of the start before. */
  async function startWith(secrets: Secrets) {
    const { masterSecret, alsoSecret } = secrets;
    const kept = await rewrapKeys({ db: site.db, config: site.config, ...secrets });
    const events = createEvents();
    const gateway: TestGateway = { ...site, masterSecret, alsoSecret, pushKey: kept.pushKey, events };
    await recordChangedKeys(gateway);
    return { gateway, app: createApp(gateway), unreadable: kept.unreadable };
  }
  type Run = Awaited<ReturnType<typeof startWith>>;
  const isSignedIn = async (run: Run, token: string) =>
    (await createClient(run.gateway, run.app).call(memberInfo, { token })).status === 200;
  /** A callback that is signed with a key: whether the gateway takes the signature. */
  const isTaken = async (run: Run, key: { id: string; secret: string }) =>
    (await vendorClient(run.app, run.gateway).call('balance', { playerToken: 'A'.repeat(43) }, { key })).code ===
    'token_expired';
  const publicPushKey = async (run: Run) => (await createClient(run.gateway, run.app).call(pushKey)).value;

  it('a new master secret next to the old one ends no session, and loses no key and no pending message', async () => {
    const first = await startWith({ masterSecret: old });
    const person = await signIn(first.gateway, 'fica-ligada');
    const key = await signingKey(first.gateway, 'COR');
    const added = await addVendorKey(site.db, first.gateway, 'COR', site.clock());
    first.gateway.events.emit('changed', 'vendors');
    const push = await publicPushKey(first);
    const captcha = await createCaptcha(first.gateway, 'AB3D4');
    await addFailure(first.gateway, { account: 'fica-ligada' });
    const issued = await person.client.call(issueHandover, { token: person.token });
    const { code } = v.parse(schemasOf(issueHandover).value, issued.value);
    await addTestMember(first.gateway, 'a-caminho');
    const sealed = await encryptPayload(first.gateway, {
      username: 'a-caminho',
      password: testPassword,
      type: 'username',
    });

    const second = await startWith({ masterSecret: next, alsoSecret: old });
    expect(await isSignedIn(second, person.token)).toBe(true);
    expect([await isTaken(second, key), await isTaken(second, added)]).toEqual([true, true]);
    expect(await publicPushKey(second)).toEqual(push);
    expect(await answerCaptcha(second.gateway, captcha.captchaId, 'AB3D4')).toBe(true);
    expect(await countFailures(second.gateway, { account: 'fica-ligada' })).toBe(1);
    await forgetFailures(second.gateway, { account: 'fica-ligada' });
    expect(await countFailures(first.gateway, { account: 'fica-ligada' })).toBe(0);
    const there = createClient(second.gateway, second.app);
    expect((await there.call(takeHandover, { body: { code } })).status).toBe(200);
    const headers = { [encryptionHeader]: encryptionScheme };
    expect((await there.call(login, { rawBody: { data: sealed }, headers })).status).toBe(200);
    const awake = Object.assign(createClient(second.gateway, second.app), { cookie: person.client.cookie });
    const renewed = await awake.call(renewSession);
    expect(renewed.status).toBe(200);

    const third = await startWith({ masterSecret: next });
    expect(third.unreadable).toBe(0);
    expect([await isTaken(third, key), await isTaken(third, added)]).toEqual([true, true]);
    expect(await publicPushKey(third)).toEqual(push);
    expect(await isSignedIn(third, person.token)).toBe(false);
    expect(await isSignedIn(third, v.parse(schemasOf(renewSession).value, renewed.value).token)).toBe(true);
    const events = await site.db.selectFrom('security_events').select('detail').execute();
    expect(events.map(({ detail }) => detail)).toEqual(['master secret; the one before is still taken']);
  });

  it('a session that was idle during the whole rotation continues', async () => {
    const first = await startWith({ masterSecret: old });
    const { client } = await signIn(first.gateway, 'dormiu');
    await startWith({ masterSecret: next, alsoSecret: old });
    const third = await startWith({ masterSecret: next });
    const there = Object.assign(createClient(third.gateway, third.app), { cookie: client.cookie });
    expect((await there.call(renewSession)).status).toBe(200);
    expect((await there.call(renewSession)).status).toBe(200);
  });

  it('a renewal whose answer was lost in the restart is given the same successor', async () => {
    const first = await startWith({ masterSecret: old });
    const { client } = await signIn(first.gateway, 'no-meio');
    const presented = client.cookie;
    await client.call(renewSession);
    const second = await startWith({ masterSecret: next, alsoSecret: old });
    const there = Object.assign(createClient(second.gateway, second.app), { cookie: presented });
    expect((await there.call(renewSession)).status).toBe(200);
    expect(there.cookie).toBe(client.cookie);
    expect((await there.call(renewSession)).status).toBe(200);
  });

  it('gateways that know both secrets work together, whichever of them each uses', async () => {
    const first = await startWith({ masterSecret: old, alsoSecret: next });
    const second = await startWith({ masterSecret: next, alsoSecret: old });
    const person = await signIn(second.gateway, 'entre-dois');
    expect(await isSignedIn(first, person.token)).toBe(true);
    const added = await addVendorKey(site.db, second.gateway, 'COR', site.clock());
    for (const { gateway } of [first, second]) gateway.events.emit('changed', 'vendors');
    expect([await isTaken(first, added), await isTaken(second, added)]).toEqual([true, true]);
    const there = Object.assign(createClient(first.gateway, first.app), { cookie: person.client.cookie });
    expect((await there.call(renewSession)).status).toBe(200);
  });

  it('a master secret that was lost takes the vendors’ keys with it until it is found', async () => {
    const first = await startWith({ masterSecret: old });
    const added = await addVendorKey(site.db, first.gateway, 'COR', site.clock());
    first.gateway.events.emit('changed', 'vendors');
    expect(await isTaken(first, added)).toBe(true);
    const wrong = await startWith({ masterSecret: next });
    expect(wrong.unreadable).toBeGreaterThan(0);
    expect(await isTaken(wrong, added)).toBe(false);
    const found = await startWith({ masterSecret: next, alsoSecret: old });
    expect(found.unreadable).toBe(0);
    expect(await isTaken(found, added)).toBe(true);
  });
});
