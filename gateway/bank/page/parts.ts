import { html } from 'hono/html';
import { searchOf } from './search-of.ts';
import type { Asked, View } from './read-view.ts';

export type Markup = ReturnType<typeof html>;

/** `10000` → `R$ 100,00`, with a space that does not break. */
export const money = (minor: number, { language }: Asked): string =>
  new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : 'en-US', { style: 'currency', currency: 'BRL' }).format(
    minor / 100,
  );

/** Day and time in Brasília. */
export const time = (at: number, { language }: Asked): string =>
  new Intl.DateTimeFormat(language === 'pt' ? 'pt-BR' : 'en-GB', {
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: 'America/Sao_Paulo',
  }).format(at);

type Fields = Record<string, string>;

/** A form that does an act: its hidden fields, its own content, its button. */
export const actForm = (
  { asked }: View,
  fields: Fields,
  button: string,
  look: string,
  content: Markup | '' = '',
): Markup =>
  html`<form method="post" action="/acts?${searchOf(asked)}">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    ${content}
    <button class="${look}">${button}</button>
  </form>`;

/** An act that needs confirmation: a button that opens a question with the act's form. */
export const asking = (button: string, question: string, form: Markup): Markup =>
  html`<details>
    <summary>${button}</summary>
    <div class="ask">
      <p>${question}</p>
      ${form}
    </div>
  </details>`;

/** A state in a pill: good, bad, or neither. */
export const pill = (text: string, look: 'good' | 'bad' | 'plain'): Markup =>
  html`<span class="pill ${look}">${text}</span>`;
