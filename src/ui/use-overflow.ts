import { type RefObject, useEffect, useState } from 'react';

/** By how many px the content of an element is wider than the element; 0 when it fits. Follows changes of size. */
export function useOverflow(element: RefObject<HTMLElement | null>, content: unknown): number {
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
