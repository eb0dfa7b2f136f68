import { changes } from '#src/contract/site/changes.ts';
import { expect, test } from '../support/fixtures.ts';
import { operate } from '../support/operate.ts';
import { waitForStart } from '../support/start.ts';

test('the operator’s changes reach an idle page without a reload [S1-115, S1-111, S1-271, S1-242]', async ({
  page,
  gateway,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 503/);
  const type = (...argv: string[]) => operate(gateway, argv);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.clock.install();
  const asked = page.waitForResponse((response) => new URL(response.url()).pathname === changes.path);
  await page.goto('/');
  await waitForStart(page);
  await page.clock.fastForward(4000);
  await asked;
  /** Checks 21 seconds later, and again later, until it is so. */
  const shows = (look: () => Promise<void>) =>
    expect(async () => {
      await page.clock.fastForward(21_000);
      await look();
    }).toPass();
  const seen = { timeout: 1500 };

  const titles = ['--title-pt', 'Maré de sizígia', '--title-en', 'Spring tide'];
  const contents = ['--content-pt', '<p>Hoje, sizígia</p>', '--content-en', '<p>Spring tide today</p>'];
  const picture = ['--group', 'm_home', '--picture', '/art/b/mar.svg', '--link', '/m/help', '--order', '0'];
  await type('announcement', 'add', '--type', 'PL', '--audience', 'B', ...titles, ...contents);
  await type('banner', 'set', 'lua', '--title-pt', 'Lua cheia', '--title-en', 'Full moon', ...picture);
  await type('flags', 'set', 'testMode', 'on');
  await shows(async () => {
    await expect(page.getByText(say('Test site: nothing here is real, money included.'))).toBeVisible(seen);
    await expect(page.getByRole('link', { name: /Hoje, sizígia/ })).toBeVisible(seen);
    await expect(page.getByRole('main')).toContainText('Lua cheia', seen);
  });

  await type('flags', 'set', 'testMode', 'off');
  await type('banner', 'remove', 'lua');
  const line = (await type('announcement', 'list')).split('\n').find((text) => text.includes('sizígia'));
  await type('announcement', 'remove', line?.split(' ')[0] ?? '');
  await shows(async () => {
    await expect(page.getByText(say('Test site: nothing here is real, money included.'))).toBeHidden(seen);
    await expect(page.getByRole('main')).not.toContainText('Lua cheia', seen);
    await expect(page.getByRole('main')).not.toContainText('Hoje, sizígia', seen);
  });

  const closed = page.getByRole('heading', { name: say('The platform is under maintenance') });
  await type('status', 'maintenance', 'on');
  await shows(() => expect(closed).toBeVisible(seen));
  await type('status', 'maintenance', 'off');
  await shows(() => expect(closed).toBeHidden(seen));
  await expect(page.getByRole('list', { name: say('Popular') })).toBeVisible();
  expect(loads).toBe(1);
});
