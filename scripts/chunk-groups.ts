import type { Plugin, Rolldown } from 'vite';
import { agentCode } from './chunk-file-name.ts';
import { findCycles } from './law/cycles.ts';

type GetModuleInfo = Rolldown.GetModuleInfo;

/** Every path that a group lists, with its alternatives spelled out. */
const listed: string[] = [];

const spellOut = (path: string): string[] => {
  const [choice, inside] = /\(\?:([^()]*)\)/.exec(path) ?? [];
  if (choice === undefined || inside === undefined) return [path];
  return inside.split('|').flatMap((one) => spellOut(path.replace(choice, () => one)));
};

const pattern = (paths: readonly string[]): RegExp =>
  new RegExp(`/(?:${paths.map((path) => path.replaceAll('.', '\\.')).join('|')})`);

/** Groups of files by path prefix; a prefix that ends with a dot is that file alone. The build fails where one matches no module. */
const files = (...beginnings: string[]): RegExp => {
  listed.push(...beginnings.flatMap(spellOut));
  return pattern(beginnings);
};

/**
 * Home loads these after its first paint, and so does every other page: the session and its calls, notices, versions, launches.
 */
const shell = files(
  'src/components/kit/actions/(?:confirm|intent).',
  'src/components/kit/(?:error-sentence|last-updated-mark|minutes-left|offline-guard|sign-in-for|use-clock).',
  'src/components/games/launch-item.',
  'src/components/games/hot-news/',
  'src/contract/schemas.',
  'src/contract/[a-z]+/(?:announcements|changes|games|news|session|system|winners).schema.',
  'src/features/home/(?:announcement-popup|home-search).',
  'src/features/install/home-download.',
  'src/features/shell/(?:missing-screen|page-watch|screen-error|site-notices).',
  'src/platform/calls/http.',
  'src/platform/language/connection-text.',
  'src/platform/resource/persisted.',
  'src/platform/worker/updates.',
  'src/routes/-shell.',
  'src/state/identity/session',
  'src/state/worker/',
  'src/state/lobby/game-list.',
  'src/ui/(?:inline-alert|use-load-more).',
  'workbox-window/',
);

/** A module is light when it adds at most this much that is not part of every page; characters of source. */
const lightest = 5000;
const kit = /\/src\/(?:components|contract|platform|state|ui)\/(?!.*\.schema\.)|\.css/;

/** Light modules that only pages of members share: a visitor never loads them. */
const members = new RegExp(
  `/src/(?:${[
    'components/(?:people/(?:bonus|envelopes|money|pictures)|kit/records)/',
    'components/kit/use-stream\\.',
    'contract/(?:payments|records|wallets)/',
    'contract/(?:agents/envelopes|site/contracts)\\.',
    'ui/chart/',
    'contract/core/(?:agent-keys|csv|stream|typed-amount)\\.',
    'platform/device/save-file\\.',
  ].join('|')})(?!.*\\.schema\\.)`,
);

/** Code of pages that no visitor enters. */
const memberPages =
  /\/src\/(?:features\/(?:agent-[a-z]+|chat|deposit|envelopes|invitations|mall|member|missions|profile|records|security|team|wallets|withdraw)|components\/people\/(?:agents|bonus|envelopes|money))\//;

/** A module and all that it imports statically, added to `found`. */
function collect(id: string, getModuleInfo: GetModuleInfo, found: Set<string>): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of getModuleInfo(id)?.importedIds ?? []) collect(next, getModuleInfo, found);
  return found;
}

/** Chunks that import each other, a line of the last module of each; empty where there are none. */
function findLoops(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const names = new Map(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds.at(-1) ?? fileName]));
  const loops = findCycles(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
  return loops.map((loop) => loop.map((file) => names.get(file) ?? file).join(', '));
}

/**
 * Chunks of the build (decision 031): few files, and no page loads one for the sake of another page. A group includes the imports
 * of its files, unless it is `alone`: then their own rules apply. The bundler splits everything else by the pages that need it.
 */
export function chunkGroups(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  const everywhere = new Set<string>();
  const isLight = (id: string, getModuleInfo: GetModuleInfo): boolean => {
    const brings = [...collect(id, getModuleInfo, new Set())].filter((one) => !everywhere.has(one));
    const length = brings.reduce((sum, one) => sum + (getModuleInfo(one)?.code?.length ?? 0), 0);
    return brings.every((one) => kit.test(one)) && length <= lightest;
  };
  const alone = { includeDependenciesRecursively: false };
  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: 'first', tags: ['$initial'] },
    { name: 'first', test: /rolldown.runtime/ },
    { name: 'shell', test: shell },
    // Small files that several pages need, and most visits none of.
    { name: 'rare', test: files('src/(?:contract|state)/lobby/news.', 'src/state/site/main-origin.'), ...alone },
    // What the agents' pages have in common, their styles, and the schemas of their calls.
    {
      name: 'agents',
      test: files(agentCode.contract, agentCode.parts, `${agentCode.features}[a-z-]+.module.css`),
      ...alone,
    },
    { name: 'members', test: members, minShareCount: 2, ...alone },
    {
      name: (id, context) => (kit.test(id) && isLight(id, (one) => context.getModuleInfo(one)) ? 'shared' : null),
      minShareCount: 3,
      ...alone,
    },
    {
      name: (id, context) => {
        const importers = context.getModuleInfo(id)?.importers ?? [];
        return importers.every((one) => memberPages.test(one)) ? 'member-icons' : 'icons';
      },
      test: files('lucide-react/'),
      minShareCount: 2,
      ...alone,
    },
    { name: 'passkeys', test: files('@simplewebauthn/', 'src/(?:components/people|platform)/passkeys/'), ...alone },
    {
      name: 'forms',
      test: files('react-hook-form/', '@hookform/', 'src/components/(?:kit/forms|people/captcha)/', 'src/ui/field.'),
      minShareCount: 2,
      ...alone,
    },
    {
      name: 'dialogs',
      test: files('@radix-ui/', 'react-remove-scroll', 'aria-hidden/', 'src/ui/(?:dialog|modal-panel|sheet).'),
      minShareCount: 2,
    },
    {
      // The page of login and registration, which hydrates before the forms in it.
      name: 'sign-in',
      test: files(
        'src/features/account/(?:sign-in-|social-buttons)',
        'src/components/people/(?:redirect-after-login|social-logo|use-redirect-after-login).',
        'src/components/(?:kit/step-back|site/support/support-text-button).',
        'src/state/identity/(?:has-security|offered-social|second-step|sign-in-attempt).',
        'src/state/site/(?:site-origin|speed-test).',
      ),
    },
    // Schemas of sign-in payloads and of members' actions, and the descriptions of calls.
    {
      name: 'sign-in-contract',
      test: files('src/contract/identity/(?!identities|register-defaults|session|trial)'),
    },
    {
      name: 'member-contract',
      test: files(
        'src/contract/(?:account|chat|mall|notify|records)/[a-z-]+.schema.',
        'src/contract/[a-z]+/(?:contracts|favourite-ids|favourites|identities|recent-games|rewards|sessions|tasks).schema.',
      ),
    },
    {
      name: 'descriptions',
      test: /\/src\/contract\/(?!payments|wallets|invitations)(?:\w+\/)?[\w-]+\.ts$/,
      minShareCount: 2,
    },
    {
      // The login form, also of the dialog over another page.
      name: 'login',
      test: files('src/features/account/(?:as-agent|login|passkey-|use-passkey-login|watch-autofill)'),
    },
    {
      name: 'register-form',
      test: files('src/features/register/(?!register-loader)', 'src/components/kit/forms/password-'),
    },
    {
      name: 'sms',
      test: files('src/components/people/sms/(?:mobile-|service-|sms-|use-|code-)', 'src/platform/phone-service/'),
    },
    // Code shared by two pages of one feature, except for that around the pages, which has a group of its own name.
    { name: (id) => /\/src\/features\/(?!shell\/)([\w-]+)\//.exec(id)?.[1] ?? null, minShareCount: 2, ...alone },
  ];
  return {
    plugin: {
      name: 'mare:chunk-groups',
      buildEnd() {
        const get: GetModuleInfo = (id) => this.getModuleInfo(id);
        for (const id of this.getModuleIds()) if (get(id)?.isEntry || shell.test(id)) collect(id, get, everywhere);
      },
      generateBundle(_options, bundle) {
        const ids = [...this.getModuleIds()];
        const stale = listed.filter((path) => !ids.some((id) => pattern([path]).test(id)));
        if (stale.length > 0) this.error(`chunk groups list what the app does not contain: ${stale.join(', ')}`);
        const loops = findLoops(bundle);
        if (loops.length > 0)
          this.error(`chunks import each other, so that one of them runs before what it needs: ${loops.join('; ')}`);
      },
    },
    groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })),
  };
}
