import { vi } from 'vitest';

type Fake = {
  targets: Map<Element, boolean | undefined>;
  margins: { top: number; bottom: number };
  callback: IntersectionObserverCallback;
};

/**
 * happy-dom has no layout, so it never reports an intersection. This fake compares an element's rectangle with the observer's
 * rootMargin. `look()` reports changes since the last call, as a browser does after a scroll.
 */
export function fakeIntersections(viewportHeight = 700) {
  const fakes = new Set<Fake>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly fake: Fake;
      constructor(callback: IntersectionObserverCallback, { rootMargin = '0px' }: IntersectionObserverInit = {}) {
        const [top = 0, , bottom = top] = rootMargin.split(' ').map(Number.parseFloat);
        this.fake = { targets: new Map(), margins: { top, bottom }, callback };
        fakes.add(this.fake);
      }
      observe(element: Element) {
        this.fake.targets.set(element, undefined);
      }
      unobserve(element: Element) {
        this.fake.targets.delete(element);
      }
      disconnect() {
        this.fake.targets.clear();
      }
    },
  );
  const look = () => {
    for (const { targets, margins, callback } of fakes) {
      const entries = [...targets].flatMap(([target, before]) => {
        const { top, bottom } = target.getBoundingClientRect();
        const isIntersecting = bottom >= -margins.top && top <= viewportHeight + margins.bottom;
        targets.set(target, isIntersecting);
        return isIntersecting === before ? [] : [{ target, isIntersecting } as unknown as IntersectionObserverEntry];
      });
      if (entries.length > 0) callback(entries, {} as IntersectionObserver);
    }
  };
  return { look, watched: () => [...fakes].reduce((sum, { targets }) => sum + targets.size, 0) };
}
