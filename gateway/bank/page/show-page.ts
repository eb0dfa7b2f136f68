import { html } from 'hono/html';
import type { Markup } from './parts.ts';
import type { View } from './read-view.ts';
import { searchOf } from './search-of.ts';
import { showCode } from './show-code.ts';
import { showPayments } from './show-payments.ts';
import { showPayouts } from './show-payouts.ts';
import { saidTexts, texts } from './texts.ts';

/** The bank's page. Every text of a person is escaped; there is no script. */
export function showPage(view: View, appOrigin: string | undefined): Markup {
  const { asked } = view;
  const say = texts[asked.language];
  const other = asked.language === 'pt' ? ('en' as const) : ('pt' as const);
  return html`<!doctype html>
    <html lang="${asked.language === 'pt' ? 'pt-BR' : 'en'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${say.title}</title>
        <link rel="icon" href="/bank.svg" />
        <link rel="stylesheet" href="/bank.css" />
      </head>
      <body>
        <header>
          <h1>${say.title}</h1>
          <a href="/?${searchOf({ ...asked, language: other })}" lang="${other}" hreflang="${other}">${say.other}</a>
        </header>
        <main>
          <p class="notice">${say.notice}</p>
          ${asked.said === undefined ? '' : saidLine(asked.said, saidTexts[asked.language][asked.said])}
          ${showCode(view)}
          ${appOrigin === undefined ? '' : html`<p><a class="link" href="${appOrigin}">${say.back}</a></p>`}
          ${showPayments(view)} ${showPayouts(view)}
        </main>
      </body>
    </html>`;
}

const saidLine = (said: string, text: string): Markup =>
  html`<p id="said" class="said ${said.startsWith('refused') ? 'bad' : 'good'}" role="status">${text}</p>`;
