import { type BrowserContext, expect, type Page } from '@playwright/test';
import { createGateway, type Gateway } from '#gateway/context/gateway.ts';
import { transact } from '#gateway/db/transact.ts';
import { readConfig } from '#gateway/process/config.ts';
import { accessTokenSeconds, createAccessToken } from '#gateway/areas/identity/session/access-token.ts';
import { issueHandoverCode } from '#gateway/areas/identity/session/handover.ts';
import { openSession } from '#gateway/areas/identity/session/open-session.ts';
import { writeRenewalToken } from '#gateway/areas/identity/session/renewal-token.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { withDatabase } from './database.ts';
import { readSession, type StoredSession } from './session.ts';
import { waitForStart } from './start.ts';

type Site = Pick<GatewayProcess, 'dataFolder'>;
type Begun = { record: StoredSession & { merchantCode: string; firstTimeLogin: boolean }; renewal: string };

/** Runs the gateway's own code on the database of a running gateway. */
export function withParts<T>(site: Site, work: (gateway: Gateway) => Promise<T>): Promise<T> {
  const config = readConfig({ DATA_DIR: site.dataFolder, LOG_LEVEL: 'silent' });
  return withDatabase(site, (db) => work(createGateway({ db, dialect: 'sqlite', config })));
}

/** Opens a session of an account: the result of a login, without its password's hash. */
async function openSessionOf(gateway: Gateway, userName: string) {
  const { db, config } = gateway;
  const member = await db
    .selectFrom('members')
    .select(['id', 'type'])
    .where('merchant_code', '=', config.merchant)
    .where('account', '=', userName)
    .executeTakeFirstOrThrow();
  const opened = await transact(db, (trx) => openSession(gateway, trx, { memberId: member.id, device: 'a journey' }));
  return { member, ...opened };
}

/** A session of an account, and what renews it. */
export const begin = (site: Site, userName: string): Promise<Begun> =>
  withParts(site, async (gateway) => {
    const { member, session, token } = await openSessionOf(gateway, userName);
    const record = {
      token: await createAccessToken(gateway, session),
      userName,
      type: member.type,
      merchantCode: gateway.config.merchant,
      firstTimeLogin: false,
      expiresAt: Date.now() + accessTokenSeconds * 1000,
    };
    return { record, renewal: writeRenewalToken(token) };
  });

/** The code that transfers a session of an account to another browser [S1-340]. */
export const handoverCodeOf = (site: Site, userName: string): Promise<string> =>
  withParts(site, async (gateway) => issueHandoverCode(gateway, (await openSessionOf(gateway, userName)).session.id));

/** An empty page for which the browser requests nothing more. */
const noIcon = '<link rel="icon" href="data:,">';

/** Puts a session into a browser as the app and the gateway store it. A page elsewhere is left on an empty one of the site. */
async function store(context: BrowserContext, page: Page, origin: string, { record, renewal }: Begun): Promise<void> {
  const place = { domain: new URL(origin).hostname, path: '/wps/session' };
  await context.addCookies([
    { name: 'mare_renewal', value: renewal, ...place, httpOnly: true, secure: true, sameSite: 'Lax' },
  ]);
  if (new URL(page.url()).origin !== origin) {
    const empty = `${origin}/empty`;
    await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: noIcon }), { times: 1 });
    await page.goto(empty);
  }
  await page.evaluate(async (value) => {
    const put = (name: string, key: string, stored: unknown) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(new Error('IndexedDB does not open')));
        opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore('keyval'));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('keyval', 'readwrite');
          transaction.objectStore('keyval').put({ version: 1, value: stored }, key);
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      });
    await put('mare-member', 'MC_SESSION_INFO', value);
    await put('mare-device', 'autoLogin', 1);
  }, record);
}

/**
 * Opens home as a returning member: the session is started without the login page, which is only for journeys about logging in.
 * Resolves when home has renewed it, so that nothing more changes by itself.
 */
export async function comeBackAs(page: Page, gateway: GatewayProcess, userName: string): Promise<void> {
  const begun = await begin(gateway, userName);
  await store(page.context(), page, gateway.url, begun);
  await page.goto(`${gateway.url}/m/home`);
  await waitForStart(page);
  // Its id is set by the first renewal. The token may be the same again: tokens of one session and second are equal.
  await expect.poll(async () => (await readSession(page))?.id, { intervals: [50, 100] }).toBeDefined();
}
