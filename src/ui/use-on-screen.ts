import { type RefObject, useEffect, useState } from 'react';
import { usePageVisible } from './use-page-visible.ts';

/** Whether a part of the element is in the viewport: animations outside of it would waste frames and battery. */
export function useOnScreen(element: RefObject<Element | null>): boolean {
  const pageVisible = usePageVisible();
  const [inView, setInView] = useState(true);
  useEffect(() => {
    // Missing in old browsers.
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return pageVisible && inView;
}
