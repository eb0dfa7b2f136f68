import { lotteryMenu } from '#src/contract/lottery/lottery.ts';
import { ask } from '../support/ask.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { lotteryOnSale } from '../support/lottery.ts';
import { operate } from '../support/operate.ts';

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
  await expect(visitor).toHaveURL(/\/m\/startLottery\?vendor=\w+&code=\w+&prize_mode=(Elott|SEA)$/);
  await expect(visitor.getByRole('rowheader')).toHaveCount(4);
  await expectAccessible(visitor);
  await visitor.getByRole('link', { name: say('Drawn numbers') }).click();
  await expect(visitor).toHaveURL(/\/m\/lotteryHistory\?/);
});

test('a void draw discloses its seed, and the page verifies it [S1-093]', async ({
  visitor,
  request,
  gateway,
  say,
}) => {
  const { vassalage: vendor, gameCode } = await lotteryOnSale(request);
  const { draws } = await ask(request, lotteryMenu, { vendor, gameCode });
  const numero = draws.at(-1)?.numero ?? '';
  await operate(gateway, ['lottery', 'void', numero]);
  await visitor.goto(`/m/lotteryHistory?vendor=${vendor}&code=${gameCode}`);
  const row = visitor.getByRole('listitem').filter({ hasText: numero });
  await expect(row).toContainText(say('Cancelled: bets refunded.'));
  await row.getByText(say('Check this draw')).click();
  await expect(row.getByRole('status')).toHaveText(/^Conferido: .* Ela teria sorteado (\d+, ){4}\d+\.$/);
  await expectAccessible(visitor);
});

test('the frame of a lottery opens by itself, looks and pays as its address says, and its closing leads where that says [S1-059, S1-238, S1-239, S1-240]', async ({
  member,
  request,
}) => {
  const game = await lotteryOnSale(request);
  const frame = member.getByRole('dialog', { name: game.gameName });
  const inside = frame.frameLocator('iframe');
  for (const { search, theme, pays, leads } of [
    { search: '?pageBack=home&prize_mode=sea', theme: 'light', pays: '10.000×', leads: /\/m\/home$/ },
    {
      search: '?prize_mode=ZY&token=a-session&merchant=mare&css=dark',
      theme: 'dark',
      pays: '46.000×',
      leads: /\/m\/game$/,
    },
  ]) {
    await member.goto(`/m/lotto-h5/mare/trad/games/${game.nodeId}${search}`);
    await expect(frame).toBeVisible();
    expect(member.url()).not.toContain('a-session');
    await expect(frame.locator('iframe')).toHaveAttribute('src', /[?&]play_type=trad&css=(light|dark)&mui=mare$/);
    await expect(inside.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(inside.getByRole('cell', { name: pays })).toBeAttached();
    if (search.includes('pageBack')) await expectAccessible(member);
    await member.goBack();
    await expect(frame).toHaveCount(0);
    await expect(member).toHaveURL(leads);
  }
});

test('the frame of a lottery refuses the link of another merchant [S1-059]', async ({ member, request, say }) => {
  const game = await lotteryOnSale(request);
  const launches: string[] = [];
  member.on('request', (sent) => sent.url().includes('launchGame') && launches.push(sent.url()));
  await member.goto(`/m/lotto-h5/mare/trad/games/${game.nodeId}?merchant=other`);
  await expect(member.getByRole('heading', { name: say('The lottery did not open') })).toBeVisible();
  await expect(member.getByText(say('This link belongs to another site.'))).toBeVisible();
  await expect(member.getByRole('button', { name: say('Try again') })).toHaveCount(0);
  await expect(member.locator('iframe')).toHaveCount(0);
  expect(launches).toEqual([]);
});

test('a ticket that was bought shows itself where the finger is, is bought once for two taps, and leads to its place', async ({
  member,
  request,
}) => {
  const game = await lotteryOnSale(request);
  const frame = member.getByRole('dialog', { name: game.gameName });
  const inside = frame.frameLocator('iframe');
  let purchases = 0;
  member.on('request', (sent) => (purchases += sent.url().endsWith('/lottery/buy') ? 1 : 0));
  await member.goto(`/m/lotto-h5/mare/trad/games/${game.nodeId}`);
  await inside.getByRole('button', { name: 'Surpresinha' }).click();
  const bought = member.waitForResponse((response) => response.url().endsWith('/lottery/buy'));
  await inside.getByRole('button', { name: 'Comprar bilhete' }).dblclick();
  const { ticket } = ((await (await bought).json()) as { value: { ticket: { numbers: number[]; numero: string } } })
    .value;
  const numbers = ticket.numbers.map((number) => String(number).padStart(2, '0')).join(' ');
  const news = inside.getByRole('status').filter({ hasText: 'Bilhete comprado' });
  await expect(news).toContainText(`Bilhete comprado · ${numbers} · Sorteio ${ticket.numero}, `);
  await expect(news).toBeInViewport();
  await expect(inside.getByRole('button', { name: 'Comprar bilhete' })).toBeHidden();
  await expectAccessible(member);
  await inside.getByRole('button', { name: 'Ver', exact: true }).click();
  const row = inside.getByRole('listitem').filter({ hasText: ticket.numero }).first();
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  await expect(row).toContainText('Valendo');
  expect(purchases).toBe(1);
  await inside.getByRole('button', { name: 'Surpresinha' }).click();
  await expect(inside.getByRole('button', { name: 'Comprar bilhete' })).toBeVisible();
  await expect(news).toHaveCount(0);
});
