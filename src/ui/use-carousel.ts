import { useEffect, useRef, useState } from 'react';
import type { CarouselSlider } from './carousel-slider.ts';
import { prefersReducedMotion } from './use-reduced-motion.ts';
import { whenIdle } from './when-idle.ts';

/**
 * The slider of a carousel. keen-slider loads when the browser is idle or the carousel is touched; until then, and if it fails to
 * load, the first slide is static.
 * @param ids the slides; other ids create another slider
 * @param timeout ms to wait before loading, instead of for an idle browser, if nothing moves before that
 */
export function useCarousel(ids: readonly string[], timeout?: number) {
  const track = useRef<HTMLDivElement>(null);
  const slider = useRef<CarouselSlider | null>(null);
  const [wanted, setWanted] = useState(false);
  const [index, setIndex] = useState(0);
  const [dragging, setDragging] = useState(false);
  const key = ids.join('\n');
  const many = ids.length > 1;

  useEffect(() => {
    if (!many) return undefined;
    if (timeout === undefined) return whenIdle(() => setWanted(true));
    const timer = setTimeout(() => setWanted(true), timeout);
    return () => clearTimeout(timer);
  }, [many, timeout]);

  useEffect(() => {
    if (!wanted || !many) return;
    let gone = false;
    import('./carousel-slider.ts').then(
      ({ createCarouselSlider }) => {
        if (gone || !track.current) return;
        slider.current = createCarouselSlider(track.current, { onChange: setIndex, onDrag: setDragging });
      },
      () => undefined,
    );
    return () => {
      gone = true;
      slider.current?.destroy();
      slider.current = null;
      setIndex(0);
    };
  }, [wanted, many, key]);

  return {
    track,
    index,
    dragging,
    /** All slides are rendered; before that only the first and the peeking one. */
    complete: wanted,
    want: () => setWanted(true),
    step: (by: number) => slider.current?.step(by, prefersReducedMotion()),
  };
}
