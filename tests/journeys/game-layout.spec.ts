import { expect, test } from '../support/fixtures.ts';
import { openGame } from '../support/game.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], contextOptions: { reducedMotion: 'reduce' } });

test('toasts and dialogs over a running game do not cover its controls; the table of prizes opens at its beginning, wherever it was left', async ({
  member,
  say,
}) => {
  const game = await openGame(member, say, say('Popular'), 'Rei Polvo');
  await game.dialog.getByRole('button', { name: say('Share {name}', { name: 'Rei Polvo' }) }).click();
  const said = await member.getByText(say('Address copied')).boundingBox();
  const board = await game.frame.getByRole('group').first().boundingBox();
  const bar = await game.leave.boundingBox();
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(board?.y ?? 0);
  expect(said?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));

  const prizes = game.frame.getByRole('button', { name: 'Prêmios' });
  await prizes.click();
  const sheet = game.frame.getByRole('dialog');
  const body = sheet.locator('.sheet-body');
  await body.evaluate((element) => element.scrollTo(0, 400));
  await sheet.getByRole('button', { name: 'Fechar' }).click();
  await expect(sheet).toHaveCount(0);
  await prizes.click();
  expect(await body.evaluate((element) => element.scrollTop)).toBe(0);
});
