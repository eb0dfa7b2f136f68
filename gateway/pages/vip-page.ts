import type { Language } from '#src/contract/core/wire.ts';
import { Representation } from '../context/representation.ts';
import type { Gateway } from '../context/gateway.ts';
import { readMerchant } from '../areas/site/merchant.ts';
import { readSiteState } from '../areas/site/site-state.ts';
import { readLevels } from '../areas/site/vip-levels.ts';
import { send, wantedBy } from '../http/answer.ts';
import type { App } from '../http/app-env.ts';
import { cookieLanguage } from '../http/cookie-language.ts';
import { documentHeaders } from '../http/security-headers.ts';
import { showTheme, vipDocument } from './vip-document.ts';
import { tokensReader, vipStyle } from './vip-style.ts';

/**
 * The merchant's VIP levels as a page outside the app [S1-086]: in the language of the cookie, else the
 * merchant's. It is rendered again when the levels change. A closed site has its own page, which the app shows.
 */
export function addVipPage(app: App, gateway: Gateway): void {
  const readTokens = tokensReader(gateway.config.distDir);
  app.get('/vip/vip.html', async (c) => {
    const { maintenance, regionRestriction } = await readSiteState(gateway);
    if (maintenance || regionRestriction) return c.redirect('/m/home');
    const asked = cookieLanguage(c);
    const page = await gateway.responseCache.get(`vip.html ${asked}`, ['vip'], async () =>
      represent(gateway, asked, await readTokens()),
    );
    return send(c, await page.answer(wantedBy(c)));
  });
}

async function represent(gateway: Gateway, asked: Language | undefined, tokens: string): Promise<Representation> {
  const { config, db } = gateway;
  const [merchant, levels] = await Promise.all([readMerchant(gateway, config.merchant), readLevels(db)]);
  if (!merchant) throw new Error(`the database has no merchant ${config.merchant}`);
  const style = tokens + vipStyle;
  const html = vipDocument(merchant, levels, asked ?? merchant.settings.defaultLanguage, style);
  return new Representation(Buffer.from(html), {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    ...documentHeaders({ scripts: [showTheme], styles: [style] }, config),
    Vary: 'Cookie',
  });
}
