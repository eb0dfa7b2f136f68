import type { Locator, Page } from '@playwright/test';

/** Texts of content that is loading, in either language. */
export const loadingWords = ['Carregando', 'Loading'] as const;

/** Every loading indicator, by its name or by its text, in either language. */
export const loadingIn = (page: Page): Locator => {
  const word = new RegExp(`^(${loadingWords.join('|')})$`);
  return page.getByRole('status', { name: word }).or(page.getByRole('status').filter({ hasText: word }));
};
