import { msg } from '@lingui/core/macro';
import type { Page } from '#src/components/kit/page.ts';

/** Home, under each of its names [S1-040 … S1-043]; an unknown path shows it, too [S1-044]. */
export const homePage: Page = {
  title: msg`Home`,
  header: 'home',
  footer: true,
  served: 'always',
  names: ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/m/games'],
};
