import type { Locator } from '@playwright/test';

/** A field's appearance: its border, compared with the brand's teal, and the pictures in it. */
export const lookOf = (field: Locator) =>
  field.evaluate((input) => {
    const box = input.parentElement ?? input;
    const probe = box.ownerDocument.createElement('i');
    probe.style.color = 'var(--brand)';
    box.append(probe);
    const brand = getComputedStyle(probe).color;
    probe.remove();
    return { border: getComputedStyle(box).borderTopColor, brand, ticks: box.querySelectorAll('svg').length };
  });
