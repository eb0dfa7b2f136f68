import type { Rule } from './fault.ts';
import { runCell } from './cell.ts';
import { test } from './fixtures.ts';
import type { Journey } from './journey.ts';
import { favourite, launch, login, logout } from './member-journeys.ts';
import { announcement, browse, search } from './visitor-journeys.ts';

/** Some of what `npm run test:faults` tries: every journey once, and what differs most of the faults. */
const sample: readonly [Journey, Omit<Rule, 'paths'>][] = [
  [browse, { fault: 'portal', moment: 'before' }],
  [search, { fault: 'flapping', moment: 'before' }],
  [announcement, { fault: '503', moment: 'before' }],
  [login, { fault: 'reset', moment: 'after' }],
  [favourite, { fault: 'cut', moment: 'after' }],
  [launch, { fault: 'duplicate', moment: 'before' }],
  [logout, { fault: '429', moment: 'after' }],
  [logout, { fault: '403', moment: 'before' }],
];

test.describe.configure({ mode: 'parallel' });
for (const [journey, fault] of sample) {
  test(`${journey.name}: ${fault.fault}, ${fault.moment}`, async ({ page, say, gateway, network }) => {
    const { way, told } = await runCell({ page, say, gateway, network, since: Date.now() }, journey, fault);
    test.info().annotations.push({ type: way, description: `${Math.round(told)} ms` });
  });
}
