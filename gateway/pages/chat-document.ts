import { longestChatText } from '#src/contract/chat/chat-page.ts';
import { html, raw } from 'hono/html';
import type { ChatPass } from '../areas/chat/chat-pass.ts';
import { chatTexts } from './chat-texts.ts';

const icon = (path: string, size = 24) =>
  raw(`<svg viewBox="0 0 24 24" width="${size}" height="${size}" aria-hidden="true">${path}</svg>`);
const arrow = icon('<path d="m12 19-7-7 7-7M19 12H5"/>');
const plane = icon('<path d="M14.5 21.7 21.9 2.1 2.3 9.5l8.2 4zM21.9 2.1 10.5 13.5"/>', 22);
const clock = icon('<circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>', 14);
const tick = icon('<path d="m5 12 5 5L20 7"/>', 14);
const ticks = icon('<path d="M18 6 7 17l-5-5M22 10l-7.5 7.5L13 16"/>', 14);
const speech = icon(
  '<path d="M22 17a2 2 0 0 1-2 2H6.8a2 2 0 0 0-1.4.6l-2.2 2.2A.7.7 0 0 1 2 21.3V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z"/>',
  28,
);
const noLine = icon(
  '<path d="M12 20h.01M8.5 16.4a5 5 0 0 1 7 0M2 8.8a15 15 0 0 1 4.2-2.6M22 8.8a15 15 0 0 0-11.3-3.8M16.9 11.3l2.1 1.5M5 12.9a10 10 0 0 1 5.2-2.7M2 2l20 20"/>',
  20,
);
const mark = icon('<circle cx="12" cy="12" r="10"/><path d="M12 8v4M12 16h.01"/>', 14);

type Parts = {
  readonly look: ChatPass['look'];
  readonly letIn: boolean;
  readonly held: string | undefined;
  readonly style: string;
  readonly script: string;
  readonly first: string;
};

/**
 * The chat's page: its script (chat-client) fills the log from the templates. `letIn`: whether it was opened with a code; `held`: the pass of a page without cookies; `first` is the script
 * that sets the theme. Style and scripts are ours, everything else is escaped.
 */
export function chatDocument({ look: { language, color, back }, letIn, held, style, script, first }: Parts) {
  const say = chatTexts[language];
  const { title } = say;
  const [letter] = title;
  return html`<!doctype html>
    <html lang="${say.lang}" data-theme="light">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>${title}</title>
        <meta name="theme-color" content="${color}" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/icons/icon.svg" />
        ${raw(`<style>${style}</style><script>${first}</script>`)}
      </head>
      <body data-line="${letIn ? 'open' : 'over'}" data-pass="${held ?? ''}">
        <div class="top">
          <header>
            <a href="${back}" aria-label="${say.back}">${arrow}</a>
            <span class="face" aria-hidden="true">${letter}</span>
            <div class="names" role="status">
              <h1>${title}</h1>
              <p class="is-open">${say.open}</p>
              <p class="is-closed">${say.closed}</p>
              <p class="is-lost">${say.lost}</p>
            </div>
          </header>
          <div class="bar">
            ${noLine}<span>${say.lostBar}</span><button type="button" id="retry">${say.retry}</button>
          </div>
        </div>
        <main>
          <noscript><p>${say.script}</p></noscript>
          <button type="button" id="older" hidden>${say.older}</button>
          <div id="empty" hidden>
            <span>${speech}</span>
            <h2>${say.emptyTitle}</h2>
            <p>${say.emptyText}</p>
          </div>
          <div id="over" ${letIn ? 'hidden' : ''}>
            <h2>${say.overTitle}</h2>
            <p>${say.overText}</p>
            <a href="${back}">${say.back}</a>
          </div>
          <div id="log" role="log" aria-label="${say.log}"></div>
        </main>
        <form id="form" aria-label="${say.placeholder}" hidden>
          <textarea
            id="text"
            rows="1"
            maxlength="${longestChatText}"
            enterkeyhint="send"
            aria-label="${say.message}"
            placeholder="${say.placeholder}"
          ></textarea>
          <button type="submit" aria-label="${say.send}">${plane}</button>
        </form>
        <template id="day"><p class="day"></p></template>
        <template id="theirs">
          <div class="msg">
            <div class="bub"></div>
            <p class="meta"><span class="who"></span><time></time></p>
          </div>
        </template>
        <template id="mine">
          <div class="msg mine">
            <span class="unseen">${say.you}</span>
            <div class="bub"></div>
            <p class="meta">
              <time></time>
              <span class="is is-sending">${clock}${say.sending}</span>
              <span class="is is-queued">${clock}${say.queued}</span>
              <span class="is is-sent">${tick}<span class="unseen">${say.sent}</span></span>
              <span class="is is-read">${ticks}<span class="unseen">${say.read}</span></span>
              <span class="is is-refused">
                <span>${mark}${say.refused}</span>
                <button type="button" class="again">${say.again}</button>
                <button type="button" class="drop">${say.drop}</button>
              </span>
            </p>
          </div>
        </template>
        ${letIn ? raw(`<script>${script}</script>`) : ''}
      </body>
    </html>`;
}
