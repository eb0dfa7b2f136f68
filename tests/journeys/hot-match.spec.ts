import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

const everythingIsOne =
  'Demonstration: everything here opens the same demonstration game. There are no real odds, streams or opponents.';

test('the sports page links to the hot matches: running ones first, then day by day; a visitor signs in to bet [S1-091]', async ({
  visitor,
  say,
}) => {
  await visitor.goto('/m/gameList?gameType=ESPORTS');
  await expect(visitor.getByText(say(everythingIsOne))).toBeVisible();
  await expect(
    visitor
      .getByRole('list', { name: say('Hot matches') })
      .getByRole('button')
      .first(),
  ).toContainText(' min');
  await visitor.getByRole('link', { name: say('See all: {title}', { title: say('Hot matches') }) }).click();
  await expect(visitor).toHaveURL(/\/m\/hotMatch$/);
  await expect(visitor.getByText(say(everythingIsOne))).toBeVisible();
  const days = visitor.getByRole('main').getByRole('heading', { level: 2 });
  await expect(days.first()).toHaveText(say('Live now'));
  await expect(days.filter({ hasText: say('Tomorrow') })).toHaveCount(1);
  await expect(
    visitor
      .getByRole('main')
      .getByText(/^(Em|In) \d\d:\d\d$/)
      .first(),
  ).toBeVisible();
  await expectAccessible(visitor);
  await visitor
    .getByRole('list', { name: say('Live now') })
    .getByRole('button')
    .first()
    .click();
  await expect(visitor).toHaveURL(/\/m\/login/);
});

test('a member opens a match at its vendor', async ({ member, say }) => {
  await member.goto('/m/hotMatch');
  await member
    .getByRole('list', { name: say('Tomorrow') })
    .getByRole('button')
    .first()
    .click();
  await expect(member.getByRole('dialog').locator('iframe')).toBeVisible();
});
