import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** What says something on home, without what comes to it later, by lazyPart. */
const home = [
  'src/components/*/!(appearance-rows|balance|balance-text|balance-toggle|leave-login|use-logout).{ts,tsx}',
  'src/features/home/!(popup-actions|popup-sheet).{ts,tsx}',
  'src/features/shell/{app-shell,bottom-menu,footer,home-header,screen-pending}.tsx',
  'src/features/side-menu/side-menu-button.tsx',
  'src/ui',
];
/** What says something around every page, home's too: notices, games, titles, errors. tests/tooling/texts.test.ts checks the list. */
const shell = [
  'src/components/{kit/appearance-rows,people/{balance,balance-text,balance-toggle,leave-login,use-logout}}.{ts,tsx}',
  'src/components/games/announcements',
  'src/components/games/continue',
  'src/components/games/demonstration',
  'src/components/kit/empty',
  'src/components/games/favourites',
  'src/components/kit/forms/{app-form,form-resolver,leave-guard}.{ts,tsx}',
  'src/components/games/hot-news',
  'src/components/games/search',
  'src/components/kit/links',
  'src/components/site/site-menu',
  'src/components/site/support',
  'src/components/people/unread',
  'src/features/account/{social-callback,social-name,token-sign-in}.tsx',
  'src/features/contracts',
  'src/features/home/popup-{actions,sheet}.tsx',
  'src/features/install/{download-popup,home-download}.tsx',
  'src/features/launch',
  'src/features/notifications',
  'src/features/shell',
  'src/features/side-menu',
  'src/features/support',
  'src/platform',
  'src/routes',
];

/** What says something on pages that none but members enter; a visitor never loads it. The same test checks it. */
const members = [
  'src/components/kit/records/!(record-list-skeleton).{ts,tsx}',
  'src/components/people/agents',
  'src/components/people/bonus',
  'src/components/people/invitations',
  'src/components/people/money',
  'src/components/people/pictures',
  'src/features/agent-accounts',
  'src/features/agent-contracts',
  'src/features/agent-home',
  'src/features/agent-income',
  'src/features/agent-rates',
  'src/features/chat',
  'src/features/deposit',
  'src/features/envelopes',
  'src/features/feedback',
  'src/features/invitations',
  'src/features/mall',
  'src/features/member',
  'src/features/missions',
  'src/features/profile',
  'src/features/records',
  'src/features/security',
  'src/features/team',
  'src/features/wallets',
  'src/features/withdraw',
  'src/features/messages/!(message-centre-page).{ts,tsx}',
  'src/features/password/change-*.{ts,tsx}',
  'src/features/promotions/{asked-rewards,given-list,ready-rewards,reward-centre-page,reward-words,rewards-ahead,rewards-hero}.tsx',
  'src/features/settings/{device-notifications,message-kinds,session-name,session-row,sessions-page}.{ts,tsx}',
];

/** English is the language of the code; Portuguese is the language of the product. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pt'],
  // Home's texts come last: their path would take the others' files for those of a language called `pt-shell`.
  catalogs: [
    { path: '<rootDir>/locales/{locale}-shell', include: shell, exclude: home },
    { path: '<rootDir>/locales/{locale}-members', include: members, exclude: [...home, ...shell] },
    { path: '<rootDir>/locales/{locale}-pages', include: ['src'], exclude: [...home, ...shell, ...members] },
    { path: '<rootDir>/locales/{locale}', include: home },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
