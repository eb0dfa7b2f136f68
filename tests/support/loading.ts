import type { Locator, Page } from '@playwright/test';

/** Whatever says that something is still coming, by its name or by its text, in either language. */
export const loadingIn = (page: Page): Locator => {
  const word = /^(Carregando|Loading)$/;
  return page.getByRole('status', { name: word }).or(page.getByRole('status').filter({ hasText: word }));
};
