import { runCell } from './cell.ts';
import { type Fault, faultMoments } from './fault.ts';
import { test } from './fixtures.ts';
import { demonstration, launch, openGamePage, openGameSession } from './launch-journeys.ts';
import { favourite, login, logout } from './member-journeys.ts';
import { deposit, moveMoney, withdraw } from './money-journeys.ts';
import { clockSetRight, comeBackSignedIn, lostRenewal } from './renewal-journeys.ts';
import { announcement, browse, openAgain, openNew, search } from './visitor-journeys.ts';
import { visit } from './visited.ts';
import { register } from './worker-journeys.ts';

/** The whole matrix: it takes minutes, so it runs by `npm run test:faults` alone (playwright.config.ts). */
const journeys = [
  openAgain,
  openNew,
  browse,
  search,
  announcement,
  login,
  comeBackSignedIn,
  favourite,
  launch,
  demonstration,
  openGamePage,
  openGameSession,
  deposit,
  withdraw,
  moveMoney,
  logout,
];
const faults = (Object.keys(faultMoments) as Fault[]).flatMap((fault) =>
  faultMoments[fault].map((moment) => ({ fault, moment })),
);
const day = 86_400_000;
const clocks = {
  'a day ahead': day,
  'a day behind': -day,
  'three days ahead': 3 * day,
  'three days behind': -3 * day,
  'a year ahead': 365 * day,
  'a year behind': -365 * day,
};

const note = ({ way, told, spun }: Awaited<ReturnType<typeof runCell>>) =>
  test
    .info()
    .annotations.push(
      { type: way, description: String(Math.round(told)) },
      { type: 'spinner', description: String(Math.round(spun)) },
    );

for (const journey of journeys) {
  for (const fault of faults) {
    test(`${journey.name} | ${fault.fault}, ${fault.moment}`, async ({ page, say, gateway, network }) => {
      note(await runCell({ page, say, gateway, network, since: Date.now() }, journey, fault));
    });
  }
}
for (const [name, clock] of Object.entries(clocks)) {
  test.describe(() => {
    test.use({ clock });
    // The steps after a launch belong to the game, which does not depend on the app's clock.
    for (const journey of journeys.filter(({ door }) => door === undefined)) {
      test(`${journey.name} | clock, ${name}`, async ({ newcomer, say, gateway, network }) => {
        await visit(newcomer);
        const page = await newcomer.newPage();
        note(await runCell({ page, say, gateway, network, since: Date.now() }, journey, undefined));
      });
    }
    test(`${clockSetRight.name} | clock, set right after ${name}`, async ({ newcomer, say, gateway, network }) => {
      await visit(newcomer);
      const page = await newcomer.newPage();
      note(await runCell({ page, say, gateway, network, since: Date.now() }, clockSetRight, undefined));
    });
  });
}
for (const [name, times] of Object.entries({
  'lost, a minute of silence': 1,
  'lost twice, a minute of silence each': 2,
})) {
  test(`${comeBackSignedIn.name} | renewal, ${name}`, async ({ page, say, gateway, network }) => {
    note(await runCell({ page, say, gateway, network, since: Date.now() }, lostRenewal(times), undefined));
  });
}
// Without a server there is no first visit.
for (const fault of faults.filter((each) => each.fault !== 'refuse')) {
  test(`${register.name} | ${fault.fault}, ${fault.moment}`, async ({ newcomer, say, gateway, network }) => {
    const page = await newcomer.newPage();
    note(await runCell({ page, say, gateway, network, since: Date.now() }, register, fault));
  });
}
