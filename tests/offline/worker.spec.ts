import { listAnnouncements } from '#src/contract/lobby/announcements.ts';
import { hotGames } from '#src/contract/lobby/games.ts';
import { systemStatus } from '#src/contract/site/system.ts';
import { fetchedAtHeader, memberCache } from '#src/contract/worker/worker-messages.ts';
import { changeLobby } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { withGateway } from '../support/gateway.ts';
import { logOut } from '../support/log-out.ts';
import { readSession } from '../support/session.ts';
import { waitForStart } from '../support/start.ts';
import { cachedIn, visitUntilCached, waitForActiveWorker } from '../support/worker.ts';

const lobby = [systemStatus.path, hotGames.path, listAnnouncements.path];

test("after one visit the lobby is cached, shown from the cache at once and revalidated in the background: an operator's change is on screen after one reload [CARD-05, CARD-06, CARD-07, CARD-16, S1-337]", async ({
  page,
  say,
}) => {
  await withGateway(async (gateway) => {
    await visitUntilCached(page, gateway.url);
    await test.step('the app shell, the public responses and the pictures are cached', async () => {
      const names = await page.evaluate(() => caches.keys());
      const precache = names.find((name) => name.includes('precache')) ?? '';
      expect((await cachedIn(page, precache)).some((address) => address.startsWith('/index.html'))).toBe(true);
      const reads = await cachedIn(page, 'mare-reads');
      for (const path of lobby)
        expect(
          reads.some((address) => address.startsWith(path)),
          path,
        ).toBe(true);
      expect((await cachedIn(page, 'mare-images')).some((address) => address.startsWith('/art/'))).toBe(true);
    });
    await page.reload();
    await waitForStart(page);
    await test.step('status, hot games and announcements are served from the cache and revalidated', async () => {
      const reads = (await cachedIn(page, 'mare-reads')).filter((address) =>
        lobby.some((path) => address.startsWith(path)),
      );
      expect(reads.length).toBeGreaterThanOrEqual(3);
      await page.waitForTimeout(1500);
      for (const address of reads) {
        const ages = await page.evaluate(
          async ([url, header]) => {
            const told = new Promise<number>((resolve) => {
              navigator.serviceWorker.addEventListener('message', ({ data }) => {
                if (data.address === url) resolve(data.at);
              });
            });
            const cached = Number((await fetch(url)).headers.get(header));
            return { cached, told: await told };
          },
          [address, fetchedAtHeader] as const,
        );
        expect(ages.cached, address).toBeGreaterThan(0);
        expect(ages.told, address).toBeGreaterThan(ages.cached);
      }
    });
    await test.step("an operator's change is on screen after one reload, although the old one was cached", async () => {
      const banner = page.getByRole('link', { name: /Um título novo/ });
      await expect(banner).toHaveCount(0);
      await changeLobby(gateway, 'banners', (db) =>
        db.updateTable('banners').set({ title_pt: 'Um título novo' }).where('id', '=', 'home-mar').execute(),
      );
      await changeLobby(gateway, 'status', async (db) => {
        const { settings } = await db
          .selectFrom('merchants')
          .select('settings')
          .where('code', '=', 'mare')
          .executeTakeFirstOrThrow();
        await db
          .updateTable('merchants')
          .set({ settings: JSON.stringify({ ...JSON.parse(settings), ageLimit: 19 }) })
          .where('code', '=', 'mare')
          .execute();
      });
      // The gateway renders home again within a second.
      await expect.poll(async () => (await page.request.get(gateway.url)).text()).toContain('Um título novo');
      await page.reload();
      await expect(banner).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('19');
      await expect(page.getByRole('list', { name: say('Popular') }).getByRole('listitem')).toHaveCount(9);
    });
  });
});

test("a member's announcements are cached separately, without the token, and deleted when home shows again [S1-281, S2-107]", async ({
  member,
  say,
}) => {
  await waitForActiveWorker(member);
  await member.goto('/m/notice');
  await waitForStart(member);
  await expect(member.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0);
  await expect.poll(() => cachedIn(member, memberCache)).not.toEqual([]);
  const token = (await readSession(member))?.token ?? '';
  expect(token).not.toBe('');
  const everything = await member.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        if (/javascript|css/.test(answer?.headers.get('Content-Type') ?? '')) continue;
        texts.push(
          name,
          request.url,
          JSON.stringify([...request.headers]),
          JSON.stringify([...(answer?.headers ?? [])]),
          (await answer?.text()) ?? '',
        );
      }
    }
    return texts.join('\n');
  });
  expect(everything).not.toContain(token);
  expect(everything).not.toMatch(/bearer /i);
  await member.goto('/');
  await waitForStart(member);
  await logOut(member, say);
  await expect(member.getByRole('link', { name: say('Log in') })).toBeVisible();
  // Over home the dialog closes last of all.
  await expect(member.getByRole('alertdialog')).toHaveCount(0);
  expect(await member.evaluate(() => caches.keys())).not.toContain(memberCache);
});
