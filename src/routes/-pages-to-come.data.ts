import { msg } from '@lingui/core/macro';
import type { Page } from '#src/components/kit/page.ts';

const page = (more?: Partial<Page>): Page => ({ title: msg`Coming soon`, header: 'back', footer: true, ...more });

/**
 * The pages that the requirements name and that are not open yet, each with all paths under it; the first that fits
 * counts. What they are called comes with their screen (shell/page-to-come.tsx): every first visit carries this list. A page that
 * is built moves into a route of its own.
 */
const pages: Readonly<Record<string, Page>> = {
  '/m/voucherCenter': page({ may: 'deposit' }),
  '/m/withdraw': page({ may: 'withdraw' }),
  '/m/member': page(),
  '/m/teamBetting': page(),
  '/m/redRain': page(),
  '/m/agentRegister': page(),
  '/m/agent': page({ header: 'none', footer: false }),
};

export const pathsToCome: readonly string[] = Object.keys(pages);

/** The page that is still to come at a path, if there is one. */
export function pageToCome(path: string): Page | undefined {
  const found = pathsToCome.find((each) => path === each || path.startsWith(`${each}/`));
  return found === undefined ? undefined : pages[found];
}
