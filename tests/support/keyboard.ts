import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from './tab-to.ts';

/** The element that has the focus: whether it is marked, and whether it is in view and nothing lies over it; null when nothing has it. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { nextElementSibling: next, parentElement: parent } = focused;
    const outlined = [focused, next].some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element ?? focused);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    // The box of a text field has a thicker border.
    const bordered = parent !== null && Number.parseFloat(getComputedStyle(parent).borderTopWidth) >= 2;
    const shown = focused.matches('input[type=radio]') ? (next ?? focused) : focused;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const uncovered = [0.1, 0.5, 0.9].some((part) => {
      const found = document.elementFromPoint(left + width / 2, top + height * part);
      // A radio button lies unseen over what is shown for it.
      return found !== null && (found === focused || shown.contains(found) || found.contains(shown));
    });
    // The content and a sheet take the focus without being controls: what is in them is next.
    const control = !focused.matches('main, [role=dialog], [role=alertdialog]');
    return { name: focused.outerHTML.slice(0, 160), marked: !control || outlined || bordered, uncovered };
  });

/** Expects that something on the page has the focus and, when it is a control, that it is marked and can be seen. */
export const expectFocusSeen = (page: Page): Promise<void> =>
  expect
    .poll(() => readFocus(page), 'the focus is on the page, marked and in view')
    .toMatchObject({ marked: true, uncovered: true });

/** Goes to a control by Tab, or back to it, and presses a key there. */
export async function pressOn(
  page: Page,
  target: Locator,
  { key = 'Enter', back = false }: { key?: string; back?: boolean } = {},
): Promise<void> {
  await expect(target).toBeVisible();
  await tabTo(page, target, back ? 'Shift+Tab' : 'Tab');
  await expectFocusSeen(page);
  await page.keyboard.press(key);
}

/** Goes to a field by Tab and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toBeVisible();
  await tabTo(page, field);
  await expectFocusSeen(page);
  await page.keyboard.type(text);
}
