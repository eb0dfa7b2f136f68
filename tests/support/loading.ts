import type { Locator, Page } from '@playwright/test';

/** What stands where something is still coming, in either language. */
export const loadingWords = ['Carregando', 'Loading'] as const;

/** Whatever says that something is still coming, by its name or by its text, in either language. */
export const loadingIn = (page: Page): Locator => {
  const word = new RegExp(`^(${loadingWords.join('|')})$`);
  return page.getByRole('status', { name: word }).or(page.getByRole('status').filter({ hasText: word }));
};
