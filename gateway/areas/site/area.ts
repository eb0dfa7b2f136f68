import { defineArea } from '#gateway/http/define-area.ts';
import { flag } from '#gateway/db/flag.ts';
import { addDocsRoutes } from './docs-routes.ts';
import { addHelpRoutes, addTermsRoutes } from './text-calls.ts';
import { helpEntries } from './help-seed.ts';
import { addInstallRoutes } from './install-routes.ts';
import { linkActions } from './link-actions.ts';
import { profileActions } from './profile-actions.ts';
import { serviceActions } from './service-actions.ts';
import { obfuscateServicePath } from './service-path.ts';
import { settingActions } from './setting-actions.ts';
import { siteActions, workerActions } from './site-actions.ts';
import { countries, merchants, resources, serviceEntries } from './site-seed.ts';
import { addSpeedTestRoutes } from './speed-test-routes.ts';
import { termsActions } from './terms-actions.ts';
import { terms } from './terms-seed.ts';
import { vipActions } from './vip-actions.ts';
import { vipLevels } from './vip-seed.ts';
import { whiteLabelActions } from './white-label-actions.ts';
import { addWellKnownRoutes } from './well-known-routes.ts';

/** The site itself: its merchant, what it says about itself, help, terms, levels, links and how it is installed. */
export const site = defineArea({
  name: 'site',
  routes: [addDocsRoutes, addHelpRoutes, addTermsRoutes, addSpeedTestRoutes, addInstallRoutes, addWellKnownRoutes],
  actions: [
    ...siteActions,
    ...settingActions,
    ...profileActions,
    ...whiteLabelActions,
    ...linkActions,
    ...serviceActions,
    ...workerActions,
    ...termsActions,
    ...vipActions,
  ],
  seed: (now) => ({
    merchants: merchants.map(({ code, currency, currencySymbol, settings }) => ({
      code,
      currency,
      currency_symbol: currencySymbol,
      settings: JSON.stringify(settings),
    })),
    site_state: merchants.map(({ code }) => ({
      merchant_code: code,
      maintenance: flag(false),
      maintenance_until: null,
      region_restriction: flag(false),
      message_pt: '',
      message_en: '',
    })),
    help_entries: helpEntries,
    terms: terms.map((text) => ({ ...text, updated_at: now })),
    vip_levels: vipLevels,
    countries,
    resources,
    service_entries: serviceEntries.map(({ url, ...entry }) => ({ ...entry, path: obfuscateServicePath(url) })),
  }),
});
