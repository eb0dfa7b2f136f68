import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chatCodeField } from '#src/contract/chat/chat.ts';
import { chatPath } from '#src/contract/chat/chat-page.ts';
import { opensWhereLaunched } from '../areas/chat/chat-browser.ts';
import { type ChatPass, memberOfPass, takeChatCode } from '../areas/chat/chat-pass.ts';
import type { Gateway } from '../context/gateway.ts';
import { readSiteState } from '../areas/site/site-state.ts';
import type { App, AppContext } from '../http/app-env.ts';
import { chatCookie, findChatPass } from '../areas/chat/chat-cookie.ts';
import { cookieLanguage } from '../http/cookie-language.ts';
import { documentHeaders } from '../http/security-headers.ts';
import { chatDocument } from './chat-document.ts';
import { chatStyle } from './chat-style.ts';
import { showTheme } from './vip-document.ts';
import { readBuilt } from './read-built.ts';
import { tokensReader } from './vip-style.ts';

/**
 * The live chat's page, outside the app. A code in its address admits it and redirects to the address without the code
 * (gateway/areas/chat/README.md); where the browser stores no cookies it is shown at once, and keeps its pass in memory. A closed site has its own page, which the app shows.
 */
export function addChatPage(app: App, gateway: Gateway): void {
  const { config } = gateway;
  const readTokens = tokensReader(config.distDir);
  const readScript = scriptReader(config.distDir);

  app.get(chatPath, async (c) => {
    const { maintenance, regionRestriction } = await readSiteState(gateway);
    if (maintenance || regionRestriction) return c.redirect('/m/home');
    c.header('Cache-Control', 'no-store');
    const code = c.req.query(chatCodeField);
    if (code !== undefined) {
      const taken = await takeChatCode(gateway, code, (launch) => opensWhereLaunched(c, gateway, launch));
      if (taken?.says.held) return show(c, taken.says, taken.pass);
      if (taken) c.header('Set-Cookie', chatCookie(gateway, taken.pass));
      c.header('Referrer-Policy', 'no-referrer');
      return c.redirect(chatPath, 303);
    }
    return show(c, await findChatPass(c, gateway));
  });

  /** `held`: the pass of a page without cookies. */
  async function show(c: AppContext, pass: ChatPass | null, held?: string) {
    const letIn = pass !== null && (await memberOfPass(gateway, pass)) !== undefined;
    const look = pass?.look ?? strangersLook(cookieLanguage(c) ?? 'pt');
    const [script, tokens] = await Promise.all([readScript(), readTokens()]);
    const style = chatStyle(tokens, look.color);
    const headers = documentHeaders({ scripts: [showTheme, script], styles: [style] }, config);
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    return c.html(chatDocument({ look, letIn, held, style, script, first: showTheme }));
  }
}

/** The look of the page without a pass. */
const strangersLook = (language: 'pt' | 'en'): ChatPass['look'] => ({
  language,
  color: '#ffffff',
  back: '/m/message',
});

/** Reads the page's script; nothing where nothing has been built. */
function scriptReader(distDir: string): () => Promise<string> {
  const file = join(distDir, 'chat', 'chat.js');
  const read = readBuilt(file, async () => (await readFile(file, 'utf8')).trim().replaceAll('</script', '<\\/script'));
  return async () => (await read()) ?? '';
}
