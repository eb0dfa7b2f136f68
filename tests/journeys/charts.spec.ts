import type { Locator, Page } from '@playwright/test';
import { comeBackAs } from '../support/begin-session.ts';
import {
  drawings,
  findUnprintable,
  findUnseen,
  readBars,
  readColumn,
  readLines,
  readWidths,
} from '../support/chart.ts';
import { expect } from '../support/fixtures.ts';
import { readAmount } from '../support/game.ts';
import { journeysOn } from '../support/own-gateway.ts';
import { goWhole } from '../support/start.ts';

/** With the team of the demonstration. */
const test = journeysOn({ DEMO_TEAM: 'on' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every page with a chart, by who reads it. */
const pages = {
  'marina.costa': ['/m/profitandloss', '/m/profitandloss?by=category', '/m/profitandloss?by=vendor', '/m/statement'],
  'otavio.reis': ['/m/agent', '/m/agent/team/overview', '/m/agent/team/pnl', '/m/member/teamRebate'],
};

/** Expects lengths to be as the values are to one another; one that is shorter than a unit is drawn as one. */
function expectInProportion(lengths: readonly number[], values: readonly number[]) {
  expect(lengths).toHaveLength(values.length);
  const unit = Math.max(...lengths.map(Math.abs)) / Math.max(...values.map(Math.abs));
  expect(unit).toBeGreaterThan(0);
  for (const [index, value] of values.entries()) {
    const wanted = Math.abs(value * unit) < 1 ? Math.abs(lengths[index] ?? 0) : value * unit;
    expect(Math.abs((lengths[index] ?? 0) - wanted), `bar ${index} of ${value}`).toBeLessThan(1.5);
  }
}
/** The bars of what a table has a row for: where it has none, there is a bar of nothing. */
const tall = (numbers: readonly number[], unit = 1) => numbers.filter((number) => Math.abs(number) * unit > 1.5);

const open = async (page: Page, path: string) => {
  await goWhole(page, path);
  await expect(drawings(page).first()).toBeVisible();
};
/** Expects that what a chart's sentence says has every one of some amounts. */
async function expectSaid(sentence: Locator, amounts: readonly number[]) {
  const text = (await sentence.textContent()) ?? '';
  const said = [...text.matchAll(/\d[\d.,]*\d/g)].map(([digits]) => Number(digits.replaceAll(/\D/g, '')));
  for (const amount of amounts) expect(said).toContain(Math.abs(amount));
}

for (const [reader, paths] of Object.entries(pages))
  for (const path of paths) {
    test(`the charts of ${path} can be seen in the colours of the system, and printed without the app around them`, async ({
      page,
      gateway,
    }) => {
      await comeBackAs(page, gateway, reader);
      await open(page, path);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        expect(await findUnseen(page), `in ${colorScheme} colours of the system`).toEqual([]);
      }
      await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light', media: 'print' });
      for (const theme of ['light', 'dark']) {
        await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
        await expect(drawings(page).first()).toBeVisible();
        expect(await findUnprintable(page), `on paper, from the ${theme} theme`).toEqual([]);
        await expect(page.getByRole('definition').filter({ hasText: reader })).toBeVisible();
      }
    });
  }

test('the bars of a member’s days, groups and months are those of their tables [S1-081, S1-082]', async ({
  page,
  gateway,
  say,
}) => {
  await comeBackAs(page, gateway, 'marina.costa');
  await open(page, '/m/profitandloss');
  const figure = page.getByRole('figure');
  const days = await readColumn(page.getByRole('table', { name: say('Profit and loss') }), 3);
  expect(days.length).toBeGreaterThan(1);
  const bars = await readBars(drawings(page));
  const unit = Math.max(...bars.map(Math.abs)) / Math.max(...days.map(Math.abs));
  expectInProportion(tall(bars), tall(days.toReversed(), unit));
  await expectSaid(figure.locator('figcaption'), [Math.max(...days)]);

  for (const by of ['category', 'vendor']) {
    await open(page, `/m/profitandloss?by=${by}`);
    const title = say(`Result by ${by}`);
    const list = page.getByRole('list', { name: title });
    const rows = await readColumn(page.getByRole('table', { name: title }), 3);
    expectInProportion(await readWidths(list.locator('svg')), rows.map(Math.abs));
    for (const [index, item] of (await list.getByRole('listitem').all()).entries())
      expect(await readAmount(item.locator('> span').nth(1))).toBe(rows[index]);
  }

  await open(page, '/m/statement');
  const months = await readColumn(page.getByRole('table', { name: say('Totals by month') }), 4);
  expect(months.length).toBeGreaterThan(1);
  const drawn = await readBars(drawings(page));
  expect(drawn).toHaveLength(new Date().getMonth() + 1);
  expectInProportion(
    tall(drawn),
    tall(months.toReversed(), Math.max(...drawn.map(Math.abs)) / Math.max(...months.map(Math.abs))),
  );
});

test('the bars and lines of an agent’s team are those of their tables and sentences [S2-075, S2-079]', async ({
  page,
  gateway,
  say,
}) => {
  await comeBackAs(page, gateway, 'otavio.reis');
  await open(page, '/m/agent');
  const said = (await page.getByRole('figure').locator('figcaption').textContent()) ?? '';
  const counts = [...said.matchAll(/\d+/g)].map(Number);
  expect(counts).toHaveLength(7);
  expectInProportion(await readBars(drawings(page)), counts);

  await open(page, '/m/agent/team/pnl');
  const results = await readColumn(page.getByRole('table', { name: say('Profit and loss by day') }), 2);
  expect(results).toHaveLength(7);
  expectInProportion(await readBars(drawings(page)), results);
  await expectSaid(page.getByRole('figure').locator('figcaption'), [Math.max(...results), Math.min(...results)]);

  await open(page, '/m/agent/team/overview');
  const payments = page.getByRole('region', { name: say('Deposits and withdrawals'), exact: true });
  const lines = await readLines(payments.locator('svg[role=img]'));
  await payments.getByRole('button').click();
  const [deposits, withdrawals] = [await readColumn(payments, 0), await readColumn(payments, 1)];
  expectInProportion(lines.flat(), [...withdrawals, ...deposits]);
  await expectSaid(payments.locator('p').last(), [Math.max(...deposits)]);

  const categories = page.getByRole('region', { name: say('Bets by category'), exact: true });
  const widths = await readWidths(categories.getByRole('listitem').locator('svg'));
  await categories.getByRole('button').click();
  expectInProportion(widths, await readColumn(categories, 0));
});
