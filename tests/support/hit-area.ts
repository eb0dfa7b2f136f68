import type { Locator } from '@playwright/test';

/** In px: 44 (WCAG 2.5.5), minus the rounding of the browser at both ends. */
const leastPx = 42;

const pressable = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch]';

/**
 * Interactive elements in a container whose area is below 44 × 44 px, with the size of their box: found by hit-testing around the
 * middle, so that a pseudo-element that extends the box counts, and an area covered by a neighbour does not. Excluded are links
 * in a sentence (WCAG 2.5.8), unreachable elements, and those visible only while focused.
 */
export const findSmallTargets = (place: Locator): Promise<string[]> =>
  place.evaluate(
    (root, { least, selector }) => {
      const small: string[] = [];
      for (const element of root.querySelectorAll<HTMLElement>(selector)) {
        const target = element.closest('label') ?? element;
        if (element.closest('[inert], [aria-hidden=true]')) continue;
        if (!target.checkVisibility({ visibilityProperty: true })) continue;
        const isAlone = target.parentElement?.textContent?.trim() === target.textContent?.trim();
        if (getComputedStyle(target).display === 'inline' && (target.closest('p') || !isAlone)) continue;
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = target.getBoundingClientRect();
        if (width <= 1 || top + height < 0) continue;
        const reach = (across: number, down: number): number => {
          for (let far = 1; far <= least; far++) {
            const [x, y] = [left + width / 2 + far * across, top + height / 2 + far * down];
            if (!target.contains(document.elementFromPoint(x, y))) return far - 1;
          }
          return least;
        };
        const [wide, high] = [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
        if (wide >= least && high >= least) continue;
        const name = element.getAttribute('aria-label') ?? target.textContent?.trim() ?? '';
        small.push(`${name || element.outerHTML.slice(0, 80)}: ${wide} × ${high}`);
      }
      return small;
    },
    { least: leastPx, selector: pressable },
  );
