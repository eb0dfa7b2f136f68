import { html } from 'hono/html';
import type { PayoutRow } from '../tables.ts';
import { actForm, asking, type Markup, money, pill, time } from './parts.ts';
import type { View } from './read-view.ts';
import { texts } from './texts.ts';

/** The latest payouts, and the mode of the next ones. */
export function showPayouts(view: View): Markup {
  const say = texts[view.asked.language];
  const options = Object.entries(say.modes).map(
    ([value, text]) => html`<option value="${value}" ${value === view.mode ? 'selected' : ''}>${text}</option>`,
  );
  const choice = html`<label for="mode">${say.mode}</label
    ><select id="mode" name="mode">
      ${options}
    </select>`;
  return html`<section>
    <h2>${say.payouts}</h2>
    <div class="card">${actForm(view, { act: 'payout-mode' }, say.modeSet, 'quiet', choice)}</div>
    ${
      view.payouts.length === 0
        ? html`<p class="empty">${say.noPayouts}</p>`
        : html`<ul>
            ${view.payouts.map((payout) => html`<li class="card">${showPayout(view, payout)}</li>`)}
          </ul>`
    }
  </section>`;
}

function showPayout(view: View, { id, amount, key, status, reason, asked_at: at }: PayoutRow): Markup {
  const { asked } = view;
  const say = texts[asked.language];
  const looks = { EM_PROCESSAMENTO: 'plain', REALIZADO: 'good', NAO_REALIZADO: 'bad' } as const;
  const isOpen = status === 'EM_PROCESSAMENTO';
  return html`<div class="head">
      <b class="sum">${money(amount, asked)}</b>${pill(say.payoutStates[status], looks[status])}
    </div>
    <p class="code">${say.key}: ${key}</p>
    <p class="small">${time(at, asked)}</p>
    ${reason === null ? '' : html`<p class="small">${reason}</p>`}
    ${
      isOpen
        ? html`${actForm(view, { act: 'confirm-payout', id }, say.confirm, 'main')}
          ${asking(say.refuse, say.refuseAsk, actForm(view, { act: 'refuse-payout', id }, say.refuse, 'danger'))}`
        : ''
    }`;
}
