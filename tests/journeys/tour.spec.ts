import { watchViolations } from '../security/violations.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoMember } from '../support/members.ts';
import { memberPaths, openPaths } from '../support/pages.ts';
import { openWhole } from '../support/reflow.ts';
import {
  expectLargeTargets,
  expectRoomInBars,
  expectSound,
  expectWhole,
  narrow,
  usual,
} from '../support/sound-page.ts';
import { isSoak, journeyLanguages } from '../support/soak.ts';

/** Every page that is built, and its states at other URLs. */
const visitorPages = [
  ...openPaths,
  '/m/gameList?gameType=HOT',
  '/m/gameList?gameType=RNG&vassalage=LS&q=gato',
  '/m/gameList?gameType=SPORTS',
  '/m/gameList?gameType=RNG&q=zzzz',
  '/m/help?i=1',
  '/m/activity/jardim',
  '/m/member/agent',
  '/elsewhere',
];
const memberPages = [
  ...memberPaths,
  ...(isSoak ? openPaths.filter((path) => !/login|register|forget|trail/.test(path)) : []),
  '/m/home',
  '/m/gameList',
  '/m/set',
  '/m/help?i=2',
  '/m/activity/pescaria',
  '/m/gameList?gameType=FAV',
  '/m/gameList?gameType=RNG&show=recent',
  '/m/launchGame?code=some-code',
];
/** Pages whose header and menu have more space at 360 px. */
const roomier = new Set(['/m/home', '/m/gameList', '/m/member/home']);

/** Two tests of some length keep both workers busy. */
const halvesOf = (pages: readonly string[]) => [0, 1].map((half) => pages.filter((_, at) => at % 2 === half));

test.describe.configure({ mode: 'parallel' });
for (const language of journeyLanguages) {
  test.describe(`in ${language} axe finds nothing, targets are large, texts are whole on 320 px, at 200 % and at twice their size, and the policy is kept`, () => {
    test.use({ language, viewport: narrow });
    test.slow();

    halvesOf(visitorPages).forEach((pages, half) =>
      test(`on the pages of a visitor, ${half + 1} of 2`, async ({ context, visitor }) => {
        const violations = await watchViolations(context);
        await visitor.reload();
        for (const path of pages) {
          await test.step(path, async () => {
            await openWhole(visitor, path);
            await expect(visitor.getByRole('heading', { level: 1 }).first()).toBeAttached();
            await expectSound(visitor);
          });
        }
        expect(violations).toEqual([]);
      }),
    );

    halvesOf(memberPages).forEach((pages, half) =>
      test(`on the pages of a member, ${half + 1} of 2`, async ({ context, member }) => {
        const violations = await watchViolations(context);
        await member.reload();
        for (const path of pages) {
          await test.step(path, async () => {
            await openWhole(member, path);
            await expect(member.getByRole('heading', { level: 1 }).first()).toBeAttached();
            await expectSound(member);
            if (!roomier.has(path)) return;
            await member.setViewportSize(usual);
            await expectLargeTargets(member);
            await member.setViewportSize(narrow);
          });
        }
        expect(violations).toEqual([]);
      }),
    );
  });
}

test.describe('a window of 320 px, in English', () => {
  test.use({ language: 'en', viewport: narrow });

  test('shows every page of a visitor without horizontal scrolling, and has room in header and menu', async ({
    visitor,
    page,
    gateway,
    say,
  }) => {
    for (const path of visitorPages) {
      await openWhole(visitor, path);
      await expectWhole(visitor, path);
    }
    await openWhole(visitor, '/m/home');
    await expectRoomInBars(visitor);
    await comeBackAs(page, gateway, demoMember.userName);
    await expect(page.getByRole('banner').getByRole('button', { name: say('Get the app') })).toBeVisible();
    await expectRoomInBars(page);
  });
});
