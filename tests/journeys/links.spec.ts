import type { Page } from '@playwright/test';
import { freePlayLogin } from '#src/contract/vendors/free-play.ts';
import { gameLaunchFB, launchGame } from '#src/contract/vendors/launch.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { trialUser } from '#src/contract/identity/trial.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoMember } from '../support/members.ts';
import { memberPages, openPaths } from '../support/pages.ts';
import { waitForStart } from '../support/start.ts';
import type { Say } from '../support/texts.ts';
import { findWordless, type Stop } from '../support/walk.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });
test.slow();

type Role = { readonly who: string; readonly userName?: string; readonly type?: number };
const visitor: Role = { who: 'a visitor' };
const guest: Role = { who: 'a guest of the free trial', userName: 'visita.livre', type: 4 };
const roles: readonly Role[] = [
  visitor,
  guest,
  { who: 'a member', userName: demoMember.userName, type: 0 },
  { who: 'an agent', userName: 'otavio.reis', type: 3 },
];

/** Every page that a role may enter, the states that some show at other URLs, and the side menu. */
function stopsOf(type: number | undefined, say: Say): Stop[] {
  const own = memberPages.filter(({ page }) => type !== undefined && (page.may === undefined || may[page.may](type)));
  const openMenu = async (page: Page) => {
    // A contract that waits for the agent's answer asks for it at a moment of its own.
    const prompt = page.getByRole('alertdialog');
    await page.addLocatorHandler(prompt, () => page.keyboard.press('Escape'));
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('Menu') })
      .click();
    await expect(page.getByRole('dialog', { name: say('Menu') })).toBeVisible();
    await page.removeLocatorHandler(prompt);
  };
  const others = ['/m/gameList?gameType=LIVE', '/m/gameList?gameType=SPORTS', '/m/activity/pescaria'];
  const paths = ['/m/home', ...openPaths, ...own.map(({ path }) => path), ...others];
  return [{ path: '/m/home', open: openMenu }, ...paths.map((path) => ({ path }))];
}

/** Home as a role sees it. This test is about pages, so neither games nor a trial are opened. */
async function enter(page: Page, gateway: GatewayProcess, { userName }: Role): Promise<void> {
  const launches: readonly string[] = [launchGame, gameLaunchFB, freePlayLogin, trialUser].map(({ path }) => path);
  await page.route(
    ({ pathname }) => launches.includes(pathname),
    () => undefined,
  );
  if (userName !== undefined) return comeBackAs(page, gateway, userName);
  await page.goto('/');
  await waitForStart(page);
}

for (const role of roles) {
  test(`no link takes ${role.who} to another page than it names without an explanation`, async ({
    page,
    gateway,
    say,
  }) => {
    await enter(page, gateway, role);
    const { tapped, wordless } = await findWordless(page, stopsOf(role.type, say), 'a[href]');
    expect(tapped).toBeGreaterThan(30);
    expect(wordless).toEqual([]);
  });
}

/** Pages of forms, whose buttons submit their input. */
const ofForms = /login|register|forget|app$/;

// A member's buttons run their action; a guest's lead to an account.
for (const role of [visitor, guest]) {
  test(`no button takes ${role.who} to the login or home without an explanation`, async ({
    page,
    gateway,
    say,
    consoleWatch,
  }) => {
    consoleWatch.allow(/status of 4\d\d/);
    await enter(page, gateway, role);
    const stops = stopsOf(role.type, say).filter(({ path, open }) => !open && !ofForms.test(path));
    const { tapped, wordless } = await findWordless(page, stops, 'button');
    expect(tapped).toBeGreaterThan(10);
    expect(wordless).toEqual([]);
  });
}
