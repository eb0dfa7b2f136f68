import type { Phone } from './phone.ts';

/** Frames due while a page scrolled; the dropped ones among them, and those drawn with checkerboarding. */
export type Frames = { wanted: number; dropped: number; holes: number };

type Report = {
  frame_sequence: number;
  state: string;
  affects_smoothness: boolean;
  scroll_state: string;
  has_missing_content?: boolean;
};
type TraceEvent = { name: string; ph: string; args: { frame_reporter?: Report; chrome_frame_reporter?: Report } };

const px = 12_000;
const pxPerSecond = 2000;

/** Scrolls as fast as a quick thumb and counts by Chromium's own report of every frame of its pipeline. */
export async function scrollDown({ context, page, cdp }: Phone): Promise<Frames> {
  const browser = context.browser();
  if (!browser) throw new Error('the browser is gone');
  await browser.startTracing(page, { categories: ['cc', 'benchmark'] });
  // A wheel event scrolls it: headless Chromium does not scroll by a synthetic touch.
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 500,
    yDistance: -px,
    speed: pxPerSecond,
    gestureSourceType: 'mouse',
  });
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return countFrames(trace.traceEvents);
}

/** A frame has several reports when its main thread was late: it counts as drawn if one of them was. */
function countFrames(events: readonly TraceEvent[]): Frames {
  const frames = new Map<number, { drawn: boolean; dropped: boolean; holes: boolean }>();
  for (const { name, ph, args } of events) {
    const report = args.frame_reporter ?? args.chrome_frame_reporter;
    if (name !== 'PipelineReporter' || ph !== 'b' || !report || report.scroll_state === 'SCROLL_NONE') continue;
    const frame = frames.get(report.frame_sequence) ?? { drawn: false, dropped: false, holes: false };
    frame.drawn ||= report.state.startsWith('STATE_PRESENTED');
    frame.dropped ||= report.state === 'STATE_DROPPED' && report.affects_smoothness;
    frame.holes ||= report.has_missing_content === true;
    frames.set(report.frame_sequence, frame);
  }
  const wanted = [...frames.values()].filter(({ drawn, dropped }) => drawn || dropped);
  if (wanted.length < 100) throw new Error(`only ${wanted.length} frames were reported while scrolling`);
  return {
    wanted: wanted.length,
    dropped: wanted.filter(({ drawn }) => !drawn).length,
    holes: wanted.filter(({ holes }) => holes).length,
  };
}
