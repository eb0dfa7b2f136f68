import { fromMinor } from '#src/contract/core/amount.ts';
import type { Language } from '#src/contract/core/wire.ts';
import type { Tables } from '../db/tables.ts';
import type { Merchant } from '../areas/site/merchant.ts';
import { escapeHtml } from '../process/escape-html.ts';

/** Shows the theme that was chosen in the app (src/platform/device/theme.ts) before the first paint. */
export const showTheme = `try{if(localStorage.getItem('theme')==='dark'){document.documentElement.dataset.theme='dark';document.querySelector('meta[name=theme-color]').content='#0b161d'}}catch(e){}`;

const texts = {
  pt: {
    lang: 'pt-BR',
    home: 'Voltar aos jogos',
    title: 'Clube VIP',
    lead: 'Os níveis do clube e o volume de apostas de cada um. Seu nível é definido pela equipe.',
    own: 'Ver o meu nível',
    from: 'A partir de',
    start: 'Desde a primeira aposta',
    empty: 'Ainda não há níveis.',
    adults: (age: number) => `Só para maiores de ${age} anos. Jogue com moderação.`,
  },
  en: {
    lang: 'en',
    home: 'Back to the games',
    title: 'VIP club',
    lead: 'The club’s levels and the total bets for each. Your level is set by our team.',
    own: 'See my level',
    from: 'From',
    start: 'From the first bet',
    empty: 'There are no levels yet.',
    adults: (age: number) => `For people of ${age} and over. Play responsibly.`,
  },
};

const arrow = `<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="m12 19-7-7 7-7M19 12H5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
const crown = `<svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true"><path d="M3 8l4.5 4L12 5l4.5 7L21 8l-1.8 10H4.8z" fill="#f7ab2b"/></svg>`;

/** The levels as a document, lowest first. Amounts have the merchant's symbol, as everywhere [S1-021]. */
export function vipDocument(
  merchant: Merchant,
  levels: readonly Tables['vip_levels'][],
  language: Language,
  style: string,
): string {
  const text = texts[language];
  const { brandName, ageLimit } = merchant.settings;
  const title = escapeHtml(`${text.title} · ${brandName}`);
  return `<!doctype html>
<html lang="${text.lang}" data-theme="light"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title><meta name="description" content="${escapeHtml(text.lead)}"><meta name="theme-color" content="#f2f6f8">
<link rel="icon" href="/icons/icon.svg"><style>${style}</style><script>${showTheme}</script></head>
<body><header><a href="/m/home" aria-label="${text.home}">${arrow}</a><p>${text.title}</p></header>
<main><div class="hero">${crown}<h1>${text.title}</h1><p>${text.lead}</p><p><a href="/m/myAccount/index">${text.own}</a></p></div>
${levels.length === 0 ? `<p class="card">${text.empty}</p>` : `<ol>${levels.map((level) => item(level, merchant, language)).join('')}</ol>`}
</main><footer><p>${text.adults(ageLimit)}</p></footer></body></html>`;
}

function item(level: Tables['vip_levels'], { currencySymbol }: Merchant, language: Language): string {
  const { from, start } = texts[language];
  const [name, benefits] = language === 'en' ? [level.name_en, level.benefits_en] : [level.name_pt, level.benefits_pt];
  const needed =
    level.turnover_minor === 0 ? start : `${from} <b>${money(level.turnover_minor, currencySymbol, language)}</b>`;
  const lines = benefits.split('\n').filter((line) => line.trim() !== '');
  return `<li class="card"><h2>${escapeHtml(name)}</h2><p class="turnover">${needed}</p>${lines
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')}</li>`;
}

function money(minor: number, symbol: string, language: Language): string {
  const number = new Intl.NumberFormat(texts[language].lang, { minimumFractionDigits: 2 });
  const gap = language === 'pt' ? '\u00a0' : '';
  return escapeHtml(`${symbol}${gap}${number.format(Number(fromMinor(minor)))}`);
}
