import type { Locator } from '@playwright/test';

/** In px: 44 (WCAG 2.5.5), but for the two at whose ends the browser rounds to a neighbour. */
const leastPx = 42;

const pressable = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch]';

/**
 * What can be pressed in a place and whose area is below 44 × 44 px, with the size of its box: found by asking the page what lies
 * around its middle, so that what reaches beyond its box by a pseudo-element counts, and what a neighbour covers does not.
 * Excepted are links in a sentence (WCAG 2.5.8), what is out of reach, and what is seen only while it has the focus.
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
