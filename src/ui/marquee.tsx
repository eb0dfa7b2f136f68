import { type ReactNode, useEffect, useRef, type RefObject, useState } from 'react';
import s from './marquee.module.css';
import { useReducedMotion } from './use-reduced-motion.ts';

/** Overflow of an element's content, in px; 0 if it fits. Updates on resize. */
function useOverflow(element: RefObject<HTMLElement | null>, content: unknown): number {
  const [overflow, setOverflow] = useState(0);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setOverflow(Math.max(0, box.scrollWidth - box.clientWidth));
    measure();
    // Safari before 13.1 has no ResizeObserver.
    if (typeof ResizeObserver !== 'function') {
      window.addEventListener('resize', measure);
      return () => window.removeEventListener('resize', measure);
    }
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, content]);
  return overflow;
}

/** px per second. */
const SPEED = 40;

type MarqueeProps = {
  /** One line of text without controls: its moving copy is not for keyboards. */
  children: ReactNode;
};

/** A line that scrolls sideways if it does not fit; with reduced motion it is truncated. Pauses on hover and focus. */
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
