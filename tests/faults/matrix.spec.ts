import { runCell } from './cell.ts';
import { type Fault, faultMoments } from './fault.ts';
import { test } from './fixtures.ts';
import { favourite, launch, login, logout } from './member-journeys.ts';
import { announcement, browse, openAgain, search } from './visitor-journeys.ts';
import { visit } from './visited.ts';
import { register } from './worker-journeys.ts';

/** The whole matrix: minutes long, so it runs by `npm run test:faults` alone (playwright.config.ts). */
const journeys = [openAgain, browse, search, announcement, login, favourite, launch, logout];
const faults = (Object.keys(faultMoments) as Fault[]).flatMap((fault) =>
  faultMoments[fault].map((moment) => ({ fault, moment })),
);
const day = 86_400_000;
const clocks = { 'a day ahead': day, 'a day behind': -day };

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
  for (const [name, off] of Object.entries(clocks)) {
    test(`${journey.name} | clock, ${name}`, async ({ newcomer, say, gateway, network }) => {
      await newcomer.clock.install({ time: Date.now() + off });
      await visit(newcomer);
      const page = await newcomer.newPage();
      note(await runCell({ page, say, gateway, network, since: Date.now() }, journey, undefined));
    });
  }
}
// Where nobody listens there is no first visit.
for (const fault of faults.filter((each) => each.fault !== 'refuse')) {
  test(`${register.name} | ${fault.fault}, ${fault.moment}`, async ({ newcomer, say, gateway, network }) => {
    const page = await newcomer.newPage();
    note(await runCell({ page, say, gateway, network, since: Date.now() }, register, fault));
  });
}
