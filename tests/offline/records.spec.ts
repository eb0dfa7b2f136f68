import { comeBackAs } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { logOut } from '../support/log-out.ts';
import { demoMember } from '../support/members.ts';
import { memberKeys } from '../support/session.ts';
import { go } from '../support/start.ts';
import { waitForCachedLobby } from '../support/worker.ts';

const pages = [
  ['/m/gameRecord', 'Bets'],
  ['/m/transaction/record', 'Transactions'],
  ['/m/profitandloss', 'Profit and loss'],
] as const;
const stored = /^(?:bets|account-record|profit)/;

test('a member’s records are available offline as they were last loaded, with their age, and deleted at logout [S1-080, S1-081, S1-082, S1-281]', async ({
  page,
  gateway,
  context,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/Failed to load resource|ERR_|Failed to fetch|service worker/i);
  await comeBackAs(page, gateway, demoMember.userName);
  await waitForCachedLobby(page);
  const rowsOf = (name: (typeof pages)[number][1]) =>
    page.getByRole('table', { name: say(name) }).getByRole('rowheader');
  const seen = new Map<string, string[]>();
  for (const [path, name] of pages) {
    await go(page, path);
    await expect(rowsOf(name).first()).toBeVisible();
    seen.set(path, await rowsOf(name).allTextContents());
  }
  await expect.poll(async () => (await memberKeys(page)).filter((key) => stored.test(key)).length).toBe(3);
  await context.setOffline(true);
  for (const [path, name] of pages) {
    await page.goto(path);
    await expect(rowsOf(name).first()).toBeVisible();
    expect(await rowsOf(name).allTextContents()).toEqual(seen.get(path));
    await expect(page.getByRole('region', { name: say(name) }).getByText(/^(?:agora|há )/)).toBeVisible();
  }
  await context.setOffline(false);
  await go(page, '/m/member/home');
  await logOut(page, say, 'main');
  await expect.poll(() => memberKeys(page)).not.toContainEqual(expect.stringMatching(stored));
});
