import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { perform, type Said } from '../acts.ts';
import { Act } from '#src/contract/money/bank-acts.ts';
import type { Bank } from '../bank.ts';
import { isOwnForm } from './page-headers.ts';
import { pageIcon, pageStyle } from './page-style.ts';
import { type Asked, readView } from './read-view.ts';
import { showPage } from './show-page.ts';
import { searchOf } from './search-of.ts';
import { saidTexts } from './texts.ts';

type PageOptions = { appOrigin: string | undefined; soon: () => void };

/** The bank's page and its forms. A form answers with the page again, by a redirect, so that a reload does nothing twice. */
export function pageRoutes(bank: Bank, { appOrigin, soon }: PageOptions): Hono {
  const page = new Hono();
  page.use(bodyLimit({ maxSize: 16 * 1024, onError: (context) => context.text('Payload too large', 413) }));
  page.onError((error, context) => {
    bank.logger.error({ reason: error.message }, 'the page failed');
    return context.text('Internal error', 500);
  });

  page.get('/bank.css', (context) => {
    context.header('Content-Type', 'text/css; charset=utf-8');
    context.header('Cache-Control', 'no-cache');
    return context.body(pageStyle);
  });

  page.get('/bank.svg', (context) => {
    context.header('Content-Type', 'image/svg+xml');
    context.header('Cache-Control', 'no-cache');
    return context.body(pageIcon);
  });

  page.get('/', async (context) => {
    context.header('Cache-Control', 'no-store');
    context.header('Vary', 'Accept-Language');
    return context.html(showPage(await readView(bank, readAsked(context)), appOrigin));
  });

  page.post('/acts', async (context) => {
    if (!isOwnForm(context)) return context.text('Forbidden', 403);
    const form = Object.fromEntries(new URLSearchParams(await context.req.text()));
    const act = v.safeParse(Act, form);
    const said: Said = act.success ? await perform(bank, act.output) : 'refused-input';
    soon();
    const asked = readAsked(context);
    return context.redirect(`/?${searchOf(asked)}&said=${said}`, 303);
  });
  return page;
}

/** The fields of the page's address; each may be missing or invalid. */
function readAsked(context: Context): Asked {
  const { code = '', name = '', cpf = '', lang, said = '' } = context.req.query();
  const prefers = /^en\b/i.test(context.req.header('Accept-Language') ?? '') ? 'en' : 'pt';
  return {
    language: lang === 'pt' || lang === 'en' ? lang : prefers,
    code: code.trim().slice(0, 1000),
    name: name.trim().slice(0, 100),
    cpf: cpf.trim().slice(0, 20),
    said: Object.hasOwn(saidTexts.pt, said) ? (said as Said) : undefined,
  };
}
