import { type ReactNode, useEffect, useRef } from 'react';
import s from './marquee.module.css';
import { useOverflow } from './use-overflow.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/** px per second. */
const SPEED = 40;

type MarqueeProps = {
  /** One line of text, without controls in it: its moving copy is not for keyboards. */
  children: ReactNode;
};

/**
 * A line that passes by when it does not fit, and ends in dots when it must not move: less motion asked for. Stops under a
 * mouse and with the focus in it.
 */
export function Marquee({ children }: MarqueeProps) {
  const text = useRef<HTMLSpanElement>(null);
  const track = useRef<HTMLSpanElement>(null);
  const overflow = useOverflow(text, children);
  const still = useReducedMotion();
  const moving = overflow > 0 && !still;

  useEffect(() => {
    const strip = track.current;
    if (moving && strip)
      strip.style.setProperty('--marquee-ms', `${Math.round((strip.scrollWidth / 2 / SPEED) * 1000)}ms`);
  }, [moving, overflow]);

  return (
    <div className={s.marquee}>
      <div className={s.window} data-moving={moving || undefined}>
        <span ref={text} className={s.text}>
          {children}
        </span>
        {moving && (
          <span ref={track} className={s.track} aria-hidden="true">
            <span>{children}</span>
            <span>{children}</span>
          </span>
        )}
      </div>
    </div>
  );
}
