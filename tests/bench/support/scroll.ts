import { type Frames, traceFrames } from './frames.ts';
import type { Phone } from './phone.ts';

const px = 12_000;
const pxPerSecond = 2000;

/** Scrolls as fast as a quick thumb, and counts the frames. */
export const scrollDown = (phone: Phone): Promise<Frames> =>
  // A wheel event scrolls it: headless Chromium does not scroll by a synthetic touch.
  traceFrames(
    phone,
    () =>
      phone.cdp.send('Input.synthesizeScrollGesture', {
        x: 180,
        y: 500,
        yDistance: -px,
        speed: pxPerSecond,
        gestureSourceType: 'mouse',
      }),
    'scroll',
  );
