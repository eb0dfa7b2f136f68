import type { App } from './app-env.ts';
import type { Gateway } from './context.ts';
import { addAnnouncementsRoutes } from './routes/announcements.ts';
import { addCaptchaRoutes } from './routes/captcha.ts';
import { addDocsRoutes } from './routes/docs.ts';
import { addFavouritesRoutes } from './routes/favourites.ts';
import { addGamesRoutes } from './routes/games.ts';
import { addHandoverRoutes } from './routes/handover.ts';
import { addHealthRoutes } from './routes/health.ts';
import { addHelpRoutes } from './routes/help.ts';
import { addInstallRoutes } from './routes/install.ts';
import { addLaunchRoutes } from './routes/launch.ts';
import { addMemberRoutes } from './routes/member.ts';
import { addPushRoutes } from './routes/push.ts';
import { addRecentRoutes } from './routes/recent.ts';
import { addSessionRoutes } from './routes/session.ts';
import { addSystemRoutes } from './routes/system.ts';
import { addVendorRoutes } from './routes/vendor.ts';
import { addWalletRoutes } from './routes/wallet.ts';
import { addWinnersRoutes } from './routes/winners.ts';

const areas = [
  addHealthRoutes,
  addDocsRoutes,
  addSystemRoutes,
  addGamesRoutes,
  addAnnouncementsRoutes,
  addHelpRoutes,
  addWinnersRoutes,
  addSessionRoutes,
  addHandoverRoutes,
  addCaptchaRoutes,
  addMemberRoutes,
  addWalletRoutes,
  addFavouritesRoutes,
  addRecentRoutes,
  addLaunchRoutes,
  addInstallRoutes,
  addPushRoutes,
  addVendorRoutes,
];

/** Everything that answers calls, area by area. */
export function addRoutes(app: App, gateway: Gateway): void {
  for (const add of areas) add(app, gateway);
}
