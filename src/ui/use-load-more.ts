import { useEffect, useEffectEvent, useRef } from 'react';

/** Distance of the list's end at which more is loaded, in px [S1-317]. */
const LOAD_MORE_DISTANCE_PX = 300;
/** Minimum interval between loads; ms [S1-318]. */
const LOAD_MORE_THROTTLE_MS = 1000;

/**
 * Loads more when the end of a list is within 300 px of the viewport [S1-317], at most once a second [S1-318], repeatedly while
 * it stays there.
 * @param enabled false while a page is loading and if there are no more
 * @returns a ref for an empty element after the list
 */
export function useLoadMore(enabled: boolean, onLoadMore: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const lastAt = useRef(-Infinity);
  const load = useEffectEvent(onLoadMore);
  useEffect(() => {
    const element = end.current;
    if (!enabled || !element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      const wait = lastAt.current + LOAD_MORE_THROTTLE_MS - Date.now();
      if (wait > 0) {
        timer = setTimeout(ask, wait);
        return;
      }
      lastAt.current = Date.now();
      timer = setTimeout(ask, LOAD_MORE_THROTTLE_MS);
      load();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries[entries.length - 1]?.isIntersecting) ask();
      },
      { rootMargin: `0px 0px ${LOAD_MORE_DISTANCE_PX}px` },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [enabled]);
  return end;
}
