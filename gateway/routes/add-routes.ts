import type { App } from '../http/app-env.ts';
import type { Gateway } from '../context/gateway.ts';
import { addAccountDetailsRoutes } from './account-details.ts';
import { addAnnouncementsRoutes } from './announcements.ts';
import { addCaptchaRoutes } from './captcha.ts';
import { addChatRoutes } from './chat.ts';
import { addContractsRoutes } from './contracts.ts';
import { addDocsRoutes } from './docs.ts';
import { addFavouritesRoutes } from './favourites.ts';
import { addFreePlayRoutes } from './free-play.ts';
import { addFeedbackRoutes } from './feedback.ts';
import { addGamesRoutes } from './games.ts';
import { addHandoverRoutes } from './handover.ts';
import { addHealthRoutes } from './health.ts';
import { addHelpRoutes } from './help.ts';
import { addIdentitiesRoutes } from './identities.ts';
import { addInstallRoutes } from './install.ts';
import { addJackpotsRoutes } from './jackpots.ts';
import { addLaunchRoutes } from './launch.ts';
import { addLotteryRoutes } from './lottery.ts';
import { addMallRoutes } from './mall.ts';
import { addMemberRoutes } from './member.ts';
import { addMessagesRoutes } from './messages.ts';
import { addPasswordRoutes } from './password.ts';
import { addRecordsRoutes } from './records.ts';
import { addRecoveryRoutes } from './recovery.ts';
import { addSecurityRoutes } from './security.ts';
import { addPicturesRoutes } from './pictures.ts';
import { addPasskeyRoutes } from './passkeys.ts';
import { addPromotionsRoutes } from './promotions.ts';
import { addPushRoutes } from './push.ts';
import { addRecentRoutes } from './recent.ts';
import { addRegistrationRoutes } from './registration.ts';
import { addSessionRoutes } from './session.ts';
import { addSpeedTestRoutes } from './speed-test.ts';
import { addSessionsRoutes } from './sessions.ts';
import { addSignInStepRoutes } from './sign-in-steps.ts';
import { addSocialRoutes } from './social.ts';
import { addSystemRoutes } from './system.ts';
import { addTasksRoutes } from './tasks.ts';
import { addTermsRoutes } from './terms.ts';
import { addSmsReportRoute } from './sms-report.ts';
import { addVerificationRoutes } from './verification.ts';
import { addTrialRoutes } from './trial.ts';
import { addVendorRoutes } from './vendor.ts';
import { addWalletRoutes } from './wallet.ts';
import { addWinnersRoutes } from './winners.ts';

const areas = [
  addHealthRoutes,
  addDocsRoutes,
  addSystemRoutes,
  addSpeedTestRoutes,
  addGamesRoutes,
  addAnnouncementsRoutes,
  addPromotionsRoutes,
  addHelpRoutes,
  addTermsRoutes,
  addWinnersRoutes,
  addSessionRoutes,
  addHandoverRoutes,
  addSocialRoutes,
  addIdentitiesRoutes,
  addCaptchaRoutes,
  addMemberRoutes,
  addPasswordRoutes,
  addRecoveryRoutes,
  addSecurityRoutes,
  addWalletRoutes,
  addRecordsRoutes,
  addFavouritesRoutes,
  addRecentRoutes,
  addLaunchRoutes,
  addLotteryRoutes,
  addJackpotsRoutes,
  addMallRoutes,
  addContractsRoutes,
  addFreePlayRoutes,
  addTrialRoutes,
  addInstallRoutes,
  addPushRoutes,
  addRegistrationRoutes,
  addVerificationRoutes,
  addSmsReportRoute,
  addFeedbackRoutes,
  addMessagesRoutes,
  addChatRoutes,
  addPicturesRoutes,
  addAccountDetailsRoutes,
  addSessionsRoutes,
  addPasskeyRoutes,
  addSignInStepRoutes,
  addTasksRoutes,
  addVendorRoutes,
];

/** Everything that answers calls, area by area. */
export function addRoutes(app: App, gateway: Gateway): void {
  for (const add of areas) add(app, gateway);
}
