import type { Phone } from './phone.ts';

/** Frames due while something moved; the dropped ones among them, and those drawn with checkerboarding. */
export type Frames = { wanted: number; dropped: number; holes: number };

type Report = {
  frame_sequence: number;
  state: string;
  affects_smoothness: boolean;
  scroll_state: string;
  has_missing_content?: boolean;
};
type TraceEvent = { name: string; ph: string; args: { frame_reporter?: Report; chrome_frame_reporter?: Report } };

const fewest = 100;

/** Counts frames by Chromium's own report of every frame of its pipeline: those of a scroll, or else all. */
export async function traceFrames(
  { context, page }: Pick<Phone, 'context' | 'page'>,
  during: () => Promise<unknown>,
  of: 'scroll' | 'page' = 'page',
): Promise<Frames> {
  const browser = context.browser();
  if (!browser) throw new Error('the browser is gone');
  await browser.startTracing(page, { categories: ['cc', 'benchmark'] });
  await during();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return countFrames(trace.traceEvents, of);
}

/** A frame has several reports when its main thread was late: it counts as drawn if one of them was. */
function countFrames(events: readonly TraceEvent[], of: 'scroll' | 'page'): Frames {
  const frames = new Map<number, { drawn: boolean; dropped: boolean; holes: boolean }>();
  for (const { name, ph, args } of events) {
    const report = args.frame_reporter ?? args.chrome_frame_reporter;
    if (name !== 'PipelineReporter' || ph !== 'b' || !report) continue;
    if (of === 'scroll' && report.scroll_state === 'SCROLL_NONE') continue;
    const frame = frames.get(report.frame_sequence) ?? { drawn: false, dropped: false, holes: false };
    frame.drawn ||= report.state.startsWith('STATE_PRESENTED');
    frame.dropped ||= report.state === 'STATE_DROPPED' && report.affects_smoothness;
    frame.holes ||= report.has_missing_content === true;
    frames.set(report.frame_sequence, frame);
  }
  const wanted = [...frames.values()].filter(({ drawn, dropped }) => drawn || dropped);
  if (wanted.length < fewest) throw new Error(`only ${wanted.length} frames were reported`);
  return {
    wanted: wanted.length,
    dropped: wanted.filter(({ drawn }) => !drawn).length,
    holes: wanted.filter(({ holes }) => holes).length,
  };
}
