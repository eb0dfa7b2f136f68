import { askWinners } from '../support/ask.ts';
import { changeLobby } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { openGame, playRound, readAmount } from '../support/game.ts';
import { demoAccount } from '../support/members.ts';
import { placeInHistory } from '../support/place-in-history.ts';
import { figures, readBalance } from '../support/session.ts';
import { journeyLanguages } from '../support/soak.ts';

/** With reduced motion the reels show the same rounds in less time. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const king = { pt: 'Rei Polvo', en: 'King Octopus' };

for (const language of journeyLanguages) {
  test.describe(`playing in ${language}`, () => {
    test.use({ language, account: demoAccount('rafael.lima') });

    test('a round changes the balance of gateway and app by exactly its net; the winners’ board shows a win, and its row opens the game [S1-007, S1-305, S1-306, S1-180]', async ({
      member,
      gateway,
      request,
      say,
    }) => {
      // A high win takes hundreds of rounds: here the board shows every round that pays more than its stake.
      await changeLobby(gateway, 'winners', async (db) => {
        const mare = db.selectFrom('merchants').select('settings').where('code', '=', 'mare');
        const { settings } = await mare.executeTakeFirstOrThrow();
        const lower = JSON.stringify({ ...JSON.parse(settings), winners: { times: 1, amount: '0.01' } });
        await db.updateTable('merchants').set({ settings: lower }).where('code', '=', 'mare').execute();
      });
      const before = await readBalance(member);
      await expect(member.getByRole('banner')).toContainText(figures(before, language));
      const entries = await placeInHistory(member);
      const place = member.url();

      const game = await openGame(member, say, say('Popular'), king[language]);
      // The game itself, without its frame.
      await expect.poll(() => placeInHistory(member)).toBe(entries + 1);
      const address = new URL((await game.dialog.locator('iframe').getAttribute('src')) ?? '');
      expect(address.origin).toBe(gateway.gamesUrl);
      expect(new URL(member.url()).origin).toBe(gateway.url);
      const box = await game.dialog.boundingBox();
      expect(box).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
      await expect(game.dialog.getByText(say('Now'), { exact: true })).toBeVisible();
      await expect(game.dialog.getByText(/^\d{1,2}:\d{2}/)).toBeVisible();
      await expect.poll(() => readAmount(game.balance)).toBe(before);
      // Long texts in a narrow bar: the latest hour of a 12-hour clock, and a session of hours.
      const cut = await game.dialog.evaluate((bar) => {
        const [clock, net] = bar.querySelectorAll('p');
        clock?.querySelector('b')?.replaceChildren('12:58 PM');
        const label = net?.querySelector('small');
        label?.replaceChildren(label.textContent.replace(/\d+/, '128'));
        return [...bar.querySelectorAll('small')]
          .filter((word) => word.scrollWidth > word.clientWidth)
          .map((word) => word.textContent);
      });
      expect(cut).toEqual([]);
      await expect.poll(() => readAmount(game.net)).toBe(0);

      let won = 0;
      for (let round = 0; round < 3; round += 1) {
        const { stake, net } = await playRound(member, game);
        expect(stake).toBeGreaterThan(0);
        won += net;
        await expect.poll(() => readAmount(game.net)).toBe(won);
        await expect.poll(() => readBalance(member)).toBe(before + won);
        await expect.poll(() => readAmount(game.balance)).toBe(before + won);
      }
      // About one round in eight gains something; eighty without a gain are practically impossible.
      await game.frame.getByRole('button', { name: 'Turbo' }).click();
      let [win, gained] = [0, 0];
      for (let rounds = 0; gained <= 0 && rounds < 80; rounds += 1) {
        ({ win, net: gained } = await playRound(member, game));
        won += gained;
      }
      expect(gained).toBeGreaterThan(0);

      const again = member.waitForResponse((response) => response.url().includes('/wps/wallets/gcs'));
      await game.leave.click();
      await again;
      await expect(game.dialog).toHaveCount(0);
      await expect(member.getByRole('banner')).toContainText(figures(before + won, language));
      await expect.poll(() => member.evaluate(() => 'game' in (history.state as object))).toBe(false);
      expect(member.url()).toBe(place);
      expect(await placeInHistory(member)).toBe(entries);
      await expect(
        member
          .getByRole('list', { name: say('Keep playing') })
          .getByRole('listitem')
          .first(),
      ).toContainText(king[language]);

      const board = member.getByRole('group', { name: say('Latest winners') });
      const row = board.getByRole('button').first();
      await expect(row).toContainText(king[language]);
      await expect(row).toContainText(figures(win, language));
      await expect(row).toContainText(/^[^@]*r\w*\*+/);
      const [first] = await askWinners(request, language);
      expect(first?.vo).toMatchObject({ gameName: king[language], nodeId: 'ab-rei-polvo' });
      expect(first?.vo.customerName).not.toContain('rafael');
      await row.click();
      await expect(game.spin).toBeEnabled({ timeout: 20_000 });
      expect(await game.dialog.locator('iframe').getAttribute('src')).not.toBe(address.href);
      await expect.poll(() => readAmount(game.net)).toBe(0);
      expect(await placeInHistory(member)).toBe(entries + 1);
    });
  });
}
