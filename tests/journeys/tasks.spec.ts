import { insertRounds } from '#gateway/testing/rounds.ts';
import { expectAccessible } from '../support/axe.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { ofMember } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownAccount } from '../support/own-account.ts';
import { go } from '../support/start.ts';

test('a member sees their progress in the day’s tasks, in a frame that never gets the session’s token [S1-008, S1-076, S1-231, S1-232]', async ({
  page,
  gateway,
  say,
}) => {
  const { userName } = await ownAccount(gateway);
  await ofMember(gateway, userName, async (db, id) => {
    const { vassalage, node_id } = await db
      .selectFrom('games')
      .select(['vassalage', 'node_id'])
      .executeTakeFirstOrThrow();
    const round = { vendor: vassalage, node_id, member_id: id, currency: 'BRL', state: 'ended', bets: 1 } as const;
    const now = Date.now();
    await insertRounds(
      db,
      [1, 2].map((n) => ({
        ...round,
        id: `${userName}-${n}`,
        round_id: `${userName}-${n}`,
        stake_minor: 100,
        win_minor: 0,
        created_at: now,
        ended_at: now,
      })),
    );
  });
  await comeBackAs(page, gateway, userName);
  await go(page, '/m/task');
  await expect(page.getByRole('heading', { level: 1, name: say('Tasks') })).toBeVisible();
  const frame = page.frameLocator(`iframe[title="${say('Tasks')}"]`);
  await expect(frame.getByRole('progressbar').first()).toHaveAttribute('value', '2');
  await expect(page.getByText(say('Loading tasks'))).toHaveCount(0);
  await expect(page.getByText(/R\$\s?0,00|R\$\s?0\.00/)).toBeVisible();
  const address = new URL((await page.locator('iframe').getAttribute('src')) ?? '');
  expect(address.origin).toBe(gateway.gamesUrl);
  expect(address.searchParams.get('token')?.split('.')).toHaveLength(5);
  await expectAccessible(page);

  // The frame of a reloaded page has a new code.
  await page.reload();
  await expect(frame.getByRole('progressbar').first()).toHaveAttribute('value', '2');
});

test('a visitor sees the tasks without a code, and a link to the login [S1-231, S1-235]', async ({ page, say }) => {
  await page.goto('/m/task');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 2 })).toHaveCount(3);
  expect(await page.locator('iframe').getAttribute('src')).not.toContain('token');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Log in') })
    .click();
  await expect(page).toHaveURL(/\/m\/login/);
});
