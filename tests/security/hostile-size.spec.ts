import type { Page } from '@playwright/test';
import { waitForStart } from '../support/start.ts';
import { expect, test } from './hostile.ts';
import { plant, plantContents } from './plant.ts';

const long = 'W'.repeat(20_000);
/** Contents that are large, deep, or contain unclosed elements. */
const huge = [
  '<p>antes0</p><p>depois0</p>',
  `<p>${'largo '.repeat(30_000)}</p>`,
  `<p>${long}</p>`,
  `${'<div>'.repeat(3000)}fundo${'</div>'.repeat(3000)}`,
  `${'<b><i>'.repeat(300)}cruzado${'</b></i>'.repeat(300)}`,
  '<script'.repeat(20_000),
  '<!--'.repeat(20_000),
  `<a ${'x="'.repeat(30_000)}`,
  `<p style="color:red${' '.repeat(100_000)}x">${'&amp;'.repeat(20_000)}</p>`,
  `<table>${'<tr><td>'.repeat(3000)}cela</table>`,
];

test.beforeAll(async ({ gateway }) => {
  await plant(gateway, async (db) => {
    await plantContents(db, huge);
    await db.updateTable('announcements').set({ title_pt: long, title_en: long }).where('id', 'like', '%-1').execute();
    await db.updateTable('games').set({ name_pt: long, name_en: long }).where('hot_rank', '=', 1).execute();
    const vendor = await db.selectFrom('vendors').select('vassalage').orderBy('sort_order').executeTakeFirstOrThrow();
    await db.updateTable('vendors').set({ name: long }).where('vassalage', '=', vendor.vassalage).execute();
    await db.updateTable('members').set({ nickname: long, vip_label: long }).execute();
  });
});

/** Opens a page, and returns how long that took in ms. */
async function timeTo(page: Page, path: string): Promise<number> {
  const began = Date.now();
  await page.goto(path);
  await waitForStart(page);
  await expect(page.getByRole('main')).not.toBeEmpty();
  return Date.now() - began;
}

test.describe('before a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('the gateway continues to render home, and every page appears, with the harmless rest of its content', async ({
    page,
    request,
    gateway,
  }) => {
    await expect.poll(async () => (await request.get(`${gateway.url}/`)).text(), { timeout: 20_000 }).toContain(long);
    const began = Date.now();
    expect((await request.get(`${gateway.url}/wps/system/status`)).status()).toBe(200);
    expect(Date.now() - began).toBeLessThan(2000);
    for (const path of ['/m/home', '/m/notice', '/m/activity', '/m/help', '/m/gameList?gameType=HOT', '/m/login']) {
      expect(await timeTo(page, path), path).toBeLessThan(20_000);
      if (path !== '/m/notice' && path !== '/m/activity') continue;
      const main = page.getByRole('main');
      for (const word of ['antes0', 'depois0', 'largo', 'cruzado', 'cela']) await expect(main).toContainText(word);
    }
  });
});

test('a member’s own pages handle a name of extreme length', async ({ member }) => {
  await expect(member.getByRole('main')).toBeVisible();
  expect(await timeTo(member, '/m/member/home')).toBeLessThan(20_000);
  await expect(member.getByRole('main')).toBeVisible();
});
