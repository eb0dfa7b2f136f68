import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** English is the language of the code; Portuguese is the language of the product. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pt'],
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['src'] }],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
