import { type Lottery, lotteryGames } from '#src/contract/lottery.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

test('the lottery centre leads to one lottery, its prizes and what it has drawn [S1-057, S1-058, S1-093]', async ({
  visitor,
  say,
}) => {
  await visitor.goto('/m/game');
  await visitor
    .getByRole('navigation', { name: say('Lobby and centres') })
    .getByRole('link', { name: say('Lottery') })
    .click();
  await expect(visitor).toHaveURL(/\/m\/lottery$/);
  await expect(visitor.getByRole('heading', { name: say('All lotteries') })).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(visitor).toHaveURL(/\/m\/startLottery\?vendor=\w+&code=\w+$/);
  await expect(visitor.getByRole('rowheader')).toHaveCount(4);
  await expectAccessible(visitor);
  await visitor.getByRole('link', { name: say('Drawn numbers') }).click();
  await expect(visitor).toHaveURL(/\/m\/lotteryHistory\?/);
});

test('the frame of a lottery opens by itself and its closing leads where its address says [S1-059, S1-238, S1-239, S1-240]', async ({
  member,
  request,
}) => {
  const { value } = (await (await request.get(lotteryGames.path)).json()) as {
    value: { games: Lottery[] };
  };
  // The one whose sale ends last: in the seconds before a draw nothing is sold.
  const [game] = value.games.toSorted((a, b) => (b.next?.closesAt ?? 0) - (a.next?.closesAt ?? 0));
  const frame = member.getByRole('dialog', { name: game?.gameName ?? '-' });
  const inside = frame.frameLocator('iframe');
  for (const { search, leads } of [
    { search: '?pageBack=home', leads: /\/m\/home$/ },
    { search: '?prize_mode=ZY&token=a-session&merchant=mare&css=dark', leads: /\/m\/game$/ },
  ]) {
    await member.goto(`/m/lotto-h5/mare/trad/games/${game?.nodeId}${search}`);
    await expect(frame).toBeVisible();
    expect(member.url()).not.toContain('a-session');
    await expect(frame.locator('iframe')).toHaveAttribute('src', /[?&]mui=mare$/);
    await inside.getByRole('button', { name: /Surpresinha|Quick pick/ }).click();
    await inside.getByRole('button', { name: /Comprar bilhete|Buy ticket/ }).click();
    await expect(inside.getByText(/Valendo|In the draw/).first()).toBeVisible();
    if (search.includes('pageBack')) await expectAccessible(member);
    await member.goBack();
    await expect(frame).toHaveCount(0);
    await expect(member).toHaveURL(leads);
  }
});
