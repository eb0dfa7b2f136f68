import { may } from '#src/contract/core/member-type.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { type DescribedPage, memberPages } from '../support/pages.ts';
import { openWhole } from '../support/reflow.ts';
import { expectWhole, narrow } from '../support/sound-page.ts';
import { go, waitForPage } from '../support/start.ts';

test.use({ viewport: narrow });
test.slow();

const types = [
  { userName: 'otavio.reis', type: 3, who: 'an agent' },
  { userName: 'visita.livre', type: 4, who: 'a guest of the free trial' },
];
const isFor = ({ page: { access } }: DescribedPage, type: number) =>
  !access?.for || access.for === 'guests' || access.for === 'members' || may[access.for](type);
const mayEnter = ({ page }: DescribedPage, type: number) => page.may === undefined || may[page.may](type);

for (const { userName, type, who } of types) {
  test(`each page for members is shown to ${who}, or says why it is not`, async ({ page, gateway, say }) => {
    await comeBackAs(page, gateway, userName);
    const asked = memberPages.filter((each) => isFor(each, type));
    for (const described of asked.filter((each) => mayEnter(each, type))) {
      await test.step(described.path, async () => {
        await openWhole(page, described.path);
        await expectWhole(page, described.path);
      });
    }
    for (const described of asked.filter((each) => !mayEnter(each, type))) {
      await test.step(described.path, async () => {
        await go(page, '/m/help');
        await waitForPage(page);
        await go(page, described.path);
        // A dialog tells an agent that the programme is not available to them [S1-334].
        if (described.path === '/m/inviteFriends') {
          await page
            .getByRole('alertdialog', { name: say('You are an agent') })
            .getByRole('button', { name: say('Cancel') })
            .click();
          await expect(page).toHaveURL(/\/m\/home$/);
          return;
        }
        if (described.path === '/m/member/home') {
          await page
            .getByRole('alertdialog', { name: say('You are playing as a guest') })
            .getByRole('button', { name: say('Cancel') })
            .click();
          // Home without a step back known to the router: pages are added to the history here without one.
          await expect(page).toHaveURL(/\/m\/(help|home)$/);
          return;
        }
        const title = type === 4 ? 'You need an account for this' : 'Not available for your account';
        await expect(page.getByRole('heading', { name: say(title) })).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`${described.path}$`));
        await expectWhole(page, described.path);
      });
    }
  });
}
