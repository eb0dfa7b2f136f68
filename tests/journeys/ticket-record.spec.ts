import type { Page } from '@playwright/test';
import { hitsOf } from '#src/contract/lottery/lottery-rules.ts';
import { numbersOf } from '#src/contract/lottery/lottery-draw.ts';
import { expectAccessible } from '../support/axe.ts';
import { withDatabase } from '../support/database.ts';
import { expect } from '../support/fixtures.ts';
import { lotteryOnSale } from '../support/lottery.ts';
import { journeysOn } from '../support/own-gateway.ts';
import { goWhole } from '../support/start.ts';

/** Draws are brought forward, in which other journeys have tickets. */
const test = journeysOn();

/** Buys a ticket of any numbers in the frame of a lottery. */
async function buy(page: Page, nodeId: string, name: string) {
  await page.goto(`/m/lotto-h5/mare/trad/games/${nodeId}`);
  const frame = page.getByRole('dialog', { name });
  const inside = frame.frameLocator('iframe');
  await inside.getByRole('button', { name: 'Surpresinha' }).click();
  const bought = page.waitForResponse((response) => response.url().endsWith('/lottery/buy'));
  await inside.getByRole('button', { name: 'Comprar bilhete' }).click();
  const { value } = (await (await bought).json()) as { value: { ticket: { numbers: number[]; numero: string } } };
  await page.goBack();
  await expect(frame).toHaveCount(0);
  return value.ticket;
}

test('a lottery ticket among the bets shows its numbers and its draw, before the draw and after it, where this device verifies it [S1-080, S1-093]', async ({
  member: page,
  request,
  gateway,
  say,
}) => {
  const { nodeId, gameName } = await lotteryOnSale(request);
  const { numbers, numero } = await buy(page, nodeId, gameName);
  const balls = (of: readonly number[]) => say('Numbers: {0}', { 0: of.join(', ') });
  await goWhole(page, '/m/gameRecord');
  const row = page
    .getByRole('table', { name: say('Bets') })
    .getByRole('rowheader', { name: gameName })
    .first();
  const sheet = page.getByRole('dialog', { name: gameName });
  const told = sheet.getByRole('region', { name: say('What was drawn') });
  await row.getByRole('button').click();
  await expect(told.getByRole('img', { name: balls(numbers) })).toBeVisible();
  await expect(told).toContainText(say('Draw {numero}', { numero }));
  await expect(told.getByText(say('Not drawn yet.'))).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await sheet.getByRole('button', { name: say('Close') }).click();
  await expect(sheet).toHaveCount(0);

  const seed = await withDatabase(gateway, async (db) => {
    await db.updateTable('draws').set({ draws_at: Date.now() }).where('numero', '=', numero).execute();
    const draw = db.selectFrom('draws').select('seed').where('numero', '=', numero);
    await expect.poll(async () => (await draw.executeTakeFirst())?.seed ?? null).not.toBeNull();
    return (await draw.executeTakeFirstOrThrow()).seed ?? '';
  });
  const drawn = await numbersOf(seed, { nodeId, numero });
  const hits = hitsOf(numbers, drawn);
  await goWhole(page, '/m/profitandloss');
  await goWhole(page, '/m/gameRecord');
  await row.getByRole('button').click();
  const shown = told.getByRole('img');
  await expect(shown).toHaveCount(2);
  await expect(shown.nth(0)).toHaveAccessibleName(balls(numbers));
  await expect(shown.nth(1)).toHaveAccessibleName(balls(drawn));
  const words = [
    'None of your numbers was drawn.',
    '1 of your numbers was drawn.',
    '{hits} of your numbers were drawn.',
  ];
  await expect(told).toContainText(say(words[Math.min(2, hits)] ?? '', { hits }));
  await told.getByText(say('Check this draw')).click();
  await expect(told.getByRole('status')).toHaveText(
    say('Verified: the seed has not changed since sales began and gives these numbers.'),
  );
  await expectAccessible(page, '[role=dialog]');
});
