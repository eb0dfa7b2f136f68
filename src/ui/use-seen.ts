import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Time in view after which something counts as seen; ms. */
const seenAfter = 1000;
const steps = [0, 0.25, 0.5, 0.75, 1];

/** Whether more than half of it is in the viewport, or it fills half of the viewport. */
const isBefore = ({ intersectionRect, boundingClientRect }: IntersectionObserverEntry): boolean =>
  intersectionRect.height >= Math.min(boundingClientRect.height, window.innerHeight) / 2;

/** Calls back once, when the element has been seen while `wanted`. */
export function useSeen(element: RefObject<Element | null>, wanted: boolean, seen: () => void): void {
  const onSeen = useEffectEvent(seen);
  useEffect(() => {
    const target = element.current;
    if (!wanted || !target) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry?.isIntersecting || !isBefore(entry)) return stop();
        timer ??= setTimeout(() => onSeen(), seenAfter);
      },
      { threshold: steps },
    );
    observer.observe(target);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [element, wanted]);
}
