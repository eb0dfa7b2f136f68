import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** What says something on home, and around every page; the rest is in the second catalogue, which comes later. */
const home = [
  'src/components/*.{ts,tsx}',
  'src/features/home',
  'src/features/shell/{app-shell,bottom-menu,footer,home-header,member-header}.tsx',
  'src/ui',
];

/** English is the language of the code; Portuguese is the language of the product. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pt'],
  // The longer path first: the other one would take its files for those of a language called `pt-deferred`.
  catalogs: [
    { path: '<rootDir>/locales/{locale}-deferred', include: ['src'], exclude: home },
    { path: '<rootDir>/locales/{locale}', include: home },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
