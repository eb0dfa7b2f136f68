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

for (const { search, leads, rule } of [
  { search: '?pageBack=home', leads: /\/m\/home$/, rule: 'S1-238' },
  { search: '?prize_mode=ZY&token=a-session&merchant=mare&css=dark', leads: /\/m\/game$/, rule: 'S1-239' },
])
  test(`the frame of a lottery opens by itself and its closing leads to ${leads.source} [S1-059, ${rule}]`, async ({
    member,
    request,
  }) => {
    const { value } = (await (await request.get(lotteryGames.path)).json()) as {
      value: { games: Lottery[] };
    };
    // The one whose sale ends last: in the seconds before a draw nothing is sold.
    const [game] = value.games.toSorted((a, b) => (b.next?.closesAt ?? 0) - (a.next?.closesAt ?? 0));
    await member.goto(`/m/lotto-h5/mare/trad/games/${game?.nodeId}${search}`);
    const frame = member.getByRole('dialog', { name: game?.gameName ?? '-' });
    await expect(frame).toBeVisible();
    expect(member.url()).not.toContain('a-session');
    const inside = frame.frameLocator('iframe');
    await inside.getByRole('button', { name: /Surpresinha|Quick pick/ }).click();
    await inside.getByRole('button', { name: /Comprar bilhete|Buy ticket/ }).click();
    await expect(inside.getByText(/Valendo|In the draw/)).toBeVisible();
    if (rule === 'S1-238') await expectAccessible(member);
    await member.goBack();
    await expect(frame).toHaveCount(0);
    await expect(member).toHaveURL(leads);
  });
