import type { Page } from '@playwright/test';
import type { BenchRow } from '../../scripts/tool/bench-table.ts';
import { withGateway } from '../support/gateway.ts';
import { traceFrames } from './support/frames.ts';
import { type Phone, withPhone } from './support/phone.ts';

const seconds = 5;
const goal = 0.95;
const display = 60;
/** A line that moves as the marquee does, and nothing else. */
const plain =
  '<meta name="viewport" content="width=device-width"><style>p{width:max-content;animation:pass 20s linear infinite}@keyframes pass{to{transform:translateX(-50%)}}</style><p>' +
  'news '.repeat(80);

/** Frames a second while the main thread is busy for four fifths of the time: a marquee that needs it would stand still. */
async function framesOf(context: Phone['context'], page: Page): Promise<number> {
  const busy = () =>
    page.evaluate(async (until) => {
      const end = performance.now() + until;
      while (performance.now() < end) {
        const rest = performance.now() + 200;
        while (performance.now() < rest);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }, seconds * 1000);
  const { wanted, dropped } = await traceFrames({ context, page }, busy);
  return (wanted - dropped) / seconds;
}

/** Home's notice bar [S2-247]; the control is a bare page with one line that moves. */
export async function bench(): Promise<BenchRow[]> {
  const [measured, control] = await withGateway(({ url }) =>
    withPhone({}, async ({ context, page }) => {
      await page.goto(url);
      await page.waitForFunction(() => 'mareStarted' in window);
      // Its first words stand for some seconds.
      await page.waitForFunction(
        () => (document.querySelector('[data-moving] > [aria-hidden]')?.getBoundingClientRect().left ?? 0) < 0,
      );
      const moving = await framesOf(context, page);
      const bare = await context.newPage();
      await bare.setContent(plain);
      return [moving, await framesOf(context, bare)] as const;
    }),
  );
  return [
    {
      what: 'marquee: frames a second while the main thread is busy',
      measured: measured.toFixed(1),
      control: control.toFixed(1),
      ratio: measured / control,
      goal: `≥ ${goal}×, ${display} a second`,
      met: measured >= control * goal && measured >= display * goal,
    },
  ];
}
