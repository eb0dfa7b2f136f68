import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { idleEntry } from './scripts/idle-entry.ts';
import { shortClassNames } from './scripts/short-class-names.ts';
import { appPlugins } from './scripts/vite-plugins.ts';

/** The build lets pass what it cannot say in the words of the target: for us that is an error. */
function refuseTolerance(warning: { code?: string; message: string }, warn: (warning: never) => void): void {
  if (warning.code === 'TOLERATED_TRANSFORM') throw new Error(warning.message);
  warn(warning as never);
}

/** Files by how their paths begin; one that ends with a dot is that file alone. */
const files = (...beginnings: string[]): RegExp =>
  new RegExp(`/(?:${beginnings.map((path) => path.replaceAll('.', '\\.')).join('|')})`);

/**
 * Few files: small ones compress a tenth worse, and a phone asks an HTTP/1.1 server for six at a time (decision 031). A group takes
 * with it what its files import and no group before it has: so what many need stands above what few do, and who imports one file of
 * a group fetches all of it.
 */
const groups = [
  { name: 'first', tags: ['$initial' as const] },
  { name: 'first', test: /rolldown.runtime/ },
  {
    // What comes around every page once it stands: the session and its calls, notices, versions, and what is shown without a network.
    name: 'around',
    test: files(
      'src/components/actions/(?:confirm|intent).',
      'src/components/error-sentence.',
      'src/components/last-updated-mark.',
      'src/components/offline-guard.',
      'src/contract/(?:schemas|(?:announcements|system|winners).schema).',
      'src/features/games/game-list-loader.',
      'src/features/games/game-list-view.',
      'src/features/games/vendors-of-tab.',
      'src/features/home/announcement-popup.',
      'src/features/install/home-download.',
      'src/features/shell/inner-header.',
      'src/features/shell/page-notices.',
      'src/features/shell/page-watch.',
      'src/features/shell/screen-error.',
      'src/platform/resource/persisted.',
      'src/routes/-around.',
      'src/state/intent.',
      'src/state/session',
      'src/state/versions.',
      'src/ui/inline-alert.',
      'workbox-window/',
    ),
  },
  // Icons of many places, which would lead from one of them to the group of another.
  { name: 'icons', test: files('lucide-react/'), minShareCount: 2 },
  // The schemas of what members alone do.
  {
    name: 'member-contract',
    test: files(
      'src/contract/(?:account-details|account-overview|chat|contracts|favourite-ids|favourites|feedback|identities|mall|member|messages|passkeys|pictures|push|recent-games|records|rewards|security|sessions|tasks).schema.',
    ),
  },
  {
    // What a login does once it is sent, and a logout asks.
    name: 'login',
    test: files('src/features/account/login.resource.', 'src/platform/storage/remembered-login.', 'src/ui/checkbox.'),
  },
  {
    // What stands around every page of a member, and the entries of menu and member centre, which ask for a logout with it.
    name: 'around-member',
    test: files(
      'src/components/site-menu/',
      'src/components/use-logout.',
      'src/routes/-around-member.',
      'src/state/favourite-outbox.',
      'src/state/push.',
    ),
  },
  {
    // What every form is made of.
    name: 'forms',
    test: files(
      'src/components/captcha/',
      'src/components/forms/(?:app-form|form-draft|password-schema|rules|use-app-form).',
      'src/components/leave-login.',
      'src/components/passkeys/ceremony-text.',
      'src/ui/field.',
    ),
  },
  { name: 'passkeys', test: files('src/features/account/watch-autofill.', 'src/platform/passkeys/ceremony.') },
  { name: 'register-rules', test: files('src/contract/(?:register-rules|verification).') },
  { name: 'sms', test: files('src/components/sms/(?:mobile|sms)-', 'src/state/phone-service.') },
  {
    // The page of both login and registration.
    name: 'sign-in',
    test: files('src/features/account/sign-in-', 'src/features/account/speed-test', 'src/routes/-register-page.'),
  },
  {
    // What pages of one's own account share.
    name: 'own-account',
    test: files(
      'src/components/forms/(?:own-password|question)-field.',
      'src/components/passkeys/protection-state.',
      'src/features/(?:security|settings)/',
      'src/state/(?:handover|protection|security).',
    ),
    minShareCount: 2,
  },
  // Of the rest, what three or more files need.
  { name: 'shared', test: files('src/(?:components|platform|state)/'), minShareCount: 3 },
  // What the pages of promotions and the reward centre share.
  { name: 'promotions', test: files('src/features/promotions/'), minShareCount: 2 },
  {
    // The reward centre and the point mall, which lead to each other's money.
    name: 'rewards',
    test: files(
      'src/components/sum-hero.',
      'src/features/mall/',
      'src/features/promotions/(?:asked-rewards|given-list|ready-rewards|reward-|rewards-)',
    ),
  },
  {
    // A member's records: three lists of one form, whose routes then name nearly the same files.
    name: 'records',
    test: files('src/components/records/record-(?:filter|list|summary|table).tsx', 'src/features/records/'),
  },
  {
    // What the pages of the lottery and of the jackpots share, and the launch of a lottery.
    name: 'lottery',
    test: files(
      'src/contract/(?:commitment|jackpot-level|lottery)',
      'src/features/(?:jackpot|lottery)/',
      'src/features/launch/(?:find-lottery|start-lottery).',
    ),
  },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

const gateway = process.env['GATEWAY'] ?? 'http://localhost:4000';

/**
 * `vite build` makes the browser's files in dist/client, `vite build --ssr src/entry-server.tsx --outDir dist/server`
 * the bundle with which the gateway renders the home document. That bundle carries its packages in it, so that the
 * gateway runs React's production build whatever NODE_ENV it was started with.
 */
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    ...appPlugins(),
    idleEntry(),
    ...(isSsrBuild
      ? []
      : VitePWA({
          strategies: 'injectManifest',
          srcDir: 'sw',
          filename: 'sw.ts',
          injectRegister: false,
          manifest: false,
          injectManifest: { globPatterns: ['index.html', 'assets/*.{js,css}', 'icons/icon-192.png', 'spot/*.svg'] },
        })),
  ],
  css: { modules: { generateScopedName: shortClassNames(import.meta.dirname) } },
  define: { __DEVELOPMENT__: JSON.stringify(mode === 'development') },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // iOS 12.4 is promised [S1-417]; scripts/law/old-phones.ts reads what was built.
    target: 'safari12',
    cssTarget: 'safari12',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    ...(!isSsrBuild && {
      rolldownOptions: {
        // A class's fields are set and not defined: nothing of ours or of a package inherits a setter of the same name.
        transform: { assumptions: { setPublicClassFields: true } },
        output: {
          codeSplitting: { groups },
          // The entry names some 90 files: without their sources' names, which .vite/manifest.json has, it is 0.5 kB smaller.
          chunkFileNames: ({ name }) => (/^(?:en|pt)\b/.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js'),
          assetFileNames: ({ names }) =>
            names.includes('index.css') ? 'assets/[name]-[hash][extname]' : 'assets/[hash:7][extname]',
        },
        onwarn: refuseTolerance,
      },
    }),
    copyPublicDir: !isSsrBuild,
  },
  ssr: { noExternal: true as const },
  server: {
    proxy: Object.fromEntries(
      ['/wps', '/vendor', '/art', '/lgw', '/lotto', '/vip', '/downloads', '/manifest.webmanifest'].map((path) => [
        path,
        gateway,
      ]),
    ),
  },
}));
