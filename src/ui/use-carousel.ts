import { useEffect, useRef, useState } from 'react';
import type { CarouselSlider } from './carousel-slider.ts';
import { prefersReducedMotion } from './use-reduced-motion.ts';
import { whenIdle } from './when-idle.ts';

/**
 * The moving part of a carousel. keen-slider is fetched when the browser is idle or the carousel is touched; until then,
 * and when it cannot be fetched, the first slide simply stands there.
 * @param ids the slides; other ids make another slider
 * @param timeout ms to wait for it instead of an idle browser, where nothing moves before that
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
    /** All slides are there; before that the first and what peeks beside it are enough. */
    complete: wanted,
    want: () => setWanted(true),
    step: (by: number) => slider.current?.step(by, prefersReducedMotion()),
  };
}
