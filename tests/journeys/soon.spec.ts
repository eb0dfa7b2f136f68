import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../scripts/tool/launch.mjs';
import { expect, test } from '../support/fixtures.ts';
import { loadingIn } from '../support/loading.ts';
import { go, waitForPage, waitForStart } from '../support/start.ts';

/** The pages that are still to come, by the file that lists them. */
const toCome = [
  ...readFileSync(join(projectRoot, 'src/routes/-pages-to-come.data.ts'), 'utf8').matchAll(/^ {2}'(\/m\/[^']+)':/gm),
].map((found) => found[1] ?? '');
/** Those that have a file of their own, also under a path whose others are to come. */
const here = readdirSync(join(projectRoot, 'src/routes')).map(
  (file) => `/${file.replace(/\.tsx$/, '').replaceAll('.', '/')}`,
);
const isToCome = (path: string) =>
  !here.includes(path) && toCome.some((page) => path === page || path.startsWith(`${page}/`));

type Way = { path: string; text: string };

/** Where the links of the page lead on this site; those of a guest, which nobody sees while the session is not known, are none. */
const linksOf = (page: Page): Promise<Way[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.origin === location.origin && link.hash === '')
      .filter((link) => getComputedStyle(link).visibility !== 'hidden')
      .map((link) => ({ path: link.pathname, text: link.textContent })),
  );

/** Checks every link of the pages, both ways; answers the pages to come that are led to. */
async function walkLinks(page: Page, paths: readonly string[], mark: string): Promise<string[]> {
  const found = new Set<string>();
  await page.goto('/m/home');
  for (const path of paths) {
    await go(page, path);
    await waitForPage(page);
    await expect(page.getByRole('main')).not.toBeEmpty();
    await expect(loadingIn(page)).toHaveCount(0);
    const links = await linksOf(page);
    for (const { path: to, text } of links) {
      expect(text.includes(mark), `'${text}' on ${path} leads to ${to}`).toBe(isToCome(to));
      if (isToCome(to)) found.add(to);
    }
  }
  return [...found].toSorted();
}

const open = [
  '/m/home',
  '/m/help',
  '/m/notice',
  '/m/message',
  '/m/activity',
  '/m/gameList',
  '/m/game',
  '/m/gameCenter',
  '/m/slotsCenter',
];

test('no link of a visitor leads to a page that is still to come without saying so [S1-044]', async ({ page, say }) => {
  const found = await walkLinks(page, [...open, '/m/login', '/m/register', '/m/app'], say('soon'));
  expect(found).toEqual(['/m/inviteFriends', '/m/voucherCenter']);
});

test('no link of a member leads to a page that is still to come without saying so [S1-044]', async ({
  member,
  say,
}) => {
  const found = await walkLinks(member, [...open, '/m/member/home', '/m/set', '/m/webEmail'], say('soon'));
  expect(found).toEqual(['/m/inviteFriends', '/m/voucherCenter', '/m/withdraw']);
});

test('no button of home or the account leads to a page that is still to come [S1-044]', async ({ member, say }) => {
  // Every button is pressed on a page of its own.
  test.slow();
  const arrive = async (path: string) => {
    await member.goto(path);
    await waitForStart(member);
    await waitForPage(member);
  };
  for (const path of ['/m/home', '/m/member/home']) {
    await arrive(path);
    await expect(member.getByRole('button', { name: say('Log out') })).toBeVisible();
    // Tiles and rows launch games; whoever logs out is not here any more.
    const names = await member.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button:not(li button, [role="group"] button, footer button)')].map(
        (button) => button.ariaLabel ?? button.innerText.trim(),
      ),
    );
    const others = names.filter((name) => name !== '' && name !== say('Log out'));
    expect(others.length).toBeGreaterThan(1);
    for (const name of others) {
      // What the button before has opened here goes with the document.
      if (new URL(member.url()).pathname === path) await arrive(path);
      else await go(member, path);
      await waitForPage(member);
      await member.getByRole('button', { name, exact: true }).first().click();
      await waitForPage(member);
      expect(isToCome(new URL(member.url()).pathname), `'${name}' on ${path}`).toBe(false);
    }
  }
});
