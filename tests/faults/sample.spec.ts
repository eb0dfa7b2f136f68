import type { Rule } from './fault.ts';
import { runCell } from './cell.ts';
import { test } from './fixtures.ts';
import type { Journey } from './journey.ts';
import { launch } from './launch-journeys.ts';
import { favourite, login, logout } from './member-journeys.ts';
import { deposit, moveMoney, withdraw } from './money-journeys.ts';
import { comeBackSignedIn, lostRenewal } from './renewal-journeys.ts';
import { browse, openNew } from './visitor-journeys.ts';

/**
 * A sample of `npm run test:faults`: the most different journeys and faults. Wrong clocks are in
 * tests/journeys/device-clock.spec.ts, interrupted games in tests/journeys/launch-trouble.spec.ts, with the time advanced.
 */
const sample: readonly [Journey, Pick<Rule, 'fault' | 'moment'>][] = [
  [browse, { fault: 'portal', moment: 'before' }],
  [login, { fault: 'reset', moment: 'after' }],
  [favourite, { fault: 'refuse', moment: 'before' }],
  [launch, { fault: '502', moment: 'after' }],
  [logout, { fault: '429', moment: 'after' }],
  [openNew, { fault: 'portal', moment: 'before' }],
  [comeBackSignedIn, { fault: '401', moment: 'before' }],
  [deposit, { fault: 'cut', moment: 'mid-body' }],
  [withdraw, { fault: '502', moment: 'after' }],
  [moveMoney, { fault: 'cut', moment: 'mid-body' }],
];

test.describe.configure({ mode: 'parallel' });
for (const [journey, fault] of sample) {
  test(`${journey.name}: ${fault.fault}, ${fault.moment}`, async ({ page, say, gateway, network }) => {
    const { way, told } = await runCell({ page, say, gateway, network, since: Date.now() }, journey, fault);
    test.info().annotations.push({ type: way, description: `${Math.round(told)} ms` });
  });
}

test('a renewal that is lost twice, each time with a minute without a response after it', async ({
  page,
  say,
  gateway,
  network,
}) => {
  await runCell({ page, say, gateway, network, since: Date.now() }, lostRenewal(2), undefined);
});
