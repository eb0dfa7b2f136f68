import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { demoMember } from '../support/members.ts';
import { readSession } from '../support/session.ts';
import { go, waitForStart } from '../support/start.ts';
import type { Say } from '../support/texts.ts';
import { sendLogin } from '../support/login-form.ts';

const notice = (page: Page, say: Say) =>
  page.getByText(say('This browser saves nothing: everything is lost when you leave.'));

/** Breaks IndexedDB before any of our code runs; src/platform/storage/storage.test.ts has more. */
const faults = {
  'never answers': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
  'is full when a transaction ends': () => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...values: Parameters<typeof put>) {
      const request = put.apply(this, values);
      this.transaction.abort();
      return request;
    };
  },
};

for (const [fault, breakIt] of Object.entries(faults)) {
  test(`IndexedDB that ${fault}: sign-in and browsing work, and the app says that nothing is stored [S2-100]`, async ({
    page,
    say,
  }) => {
    await page.addInitScript(breakIt);
    await page.goto('/m/login');
    // It shifts the form down: a concurrent press would end next to the button.
    await expect(notice(page, say)).toBeVisible();
    await sendLogin(page, say, demoMember);
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(page.getByRole('banner')).toContainText(demoMember.userName);
    await expect(notice(page, say)).toBeVisible();
    await go(page, '/m/gameList?gameType=RNG');
    const games = page.getByRole('list', { name: say('Slots') }).getByRole('listitem');
    await expect(games.first()).toBeVisible();
    await go(page, '/m/notice');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: say('Got it') }).click();
    await expect(notice(page, say)).toHaveCount(0);
    // Data in memory is lost, and the page still works.
    await page.goto('/');
    await waitForStart(page);
    await expect(page.getByRole('banner').getByRole('link', { name: say('Log in') })).toBeVisible();
  });
}

test('a database that is deleted while the page is open is created again, silently [S2-100]', async ({
  member,
  say,
}) => {
  await member.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('mare-member');
        deleting.addEventListener('success', () => resolve());
        deleting.addEventListener('blocked', () => reject(new Error('held up')));
      }),
  );
  await go(member, '/m/gameList?gameType=HOT');
  const star = member
    .getByRole('main')
    .getByRole('button', { name: say('Save {name} to favourites', { name: 'Vulcão 7' }) });
  await star.first().click();
  await expect(star.first()).toHaveAttribute('aria-pressed', 'true');
  await star.first().click();
  await expect(star.first()).toHaveAttribute('aria-pressed', 'false');
  await expect(notice(member, say)).toHaveCount(0);
});

test('a database that is closed under the page is opened again, and garbage in every record is dropped: no message, no exception [S1-280, S2-100]', async ({
  page,
  say,
}) => {
  await page.addInitScript(() => {
    const opened: IDBDatabase[] = [];
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (this: IDBFactory, ...name: Parameters<typeof open>) {
      const request = open.apply(this, name);
      request.addEventListener('success', () => opened.push(request.result));
      return request;
    };
    Object.assign(globalThis, { closeAll: () => opened.forEach((database) => database.close()) });
  });
  const header = page.getByRole('banner');
  await test.step('closed', async () => {
    await page.goto('/m/login');
    await page.evaluate(() => (globalThis as unknown as { closeAll: () => void }).closeAll());
    await sendLogin(page, say, demoMember);
    await expect(page).toHaveURL(/\/m\/home$/);
    expect(await readSession(page)).toMatchObject({ userName: demoMember.userName });
    await page.reload();
    await waitForStart(page);
    await expect(header).toContainText(demoMember.userName);
    await expect(notice(page, say)).toHaveCount(0);
  });
  await test.step('garbage', async () => {
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => {
      for (const name of ['mare-device', 'mare-member']) {
        await new Promise<void>((resolve) => {
          const opening = indexedDB.open(name);
          opening.addEventListener('success', () => {
            const transaction = opening.result.transaction('keyval', 'readwrite');
            const store = transaction.objectStore('keyval');
            const request = store.getAllKeys();
            request.addEventListener('success', () => {
              request.result.forEach((key, n) =>
                store.put([null, 'garbage', { version: 1, value: { a: 1 } }, 7][n % 4], key),
              );
            });
            transaction.addEventListener('complete', () => {
              opening.result.close();
              resolve();
            });
          });
        });
      }
    });
    await page.reload();
    await waitForStart(page);
    await expect(header.getByRole('link', { name: say('Log in') })).toBeVisible();
    await expect(page.getByRole('list', { name: say('Popular') }).getByRole('listitem')).toHaveCount(9);
    await expect(notice(page, say)).toHaveCount(0);
  });
});
