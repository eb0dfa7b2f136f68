import { html } from 'hono/html';
import { maskCpf } from '#src/contract/money/cpf.ts';
import { actForm, asking, type Markup, money, pill, time } from './parts.ts';
import type { ShownPayment, View } from './read-view.ts';
import { texts } from './texts.ts';

/** The latest payments, to be given back or contested. */
export function showPayments(view: View): Markup {
  const say = texts[view.asked.language];
  return html`<section>
    <h2>${say.payments}</h2>
    ${
      view.payments.length === 0
        ? html`<p class="empty">${say.noPayments}</p>`
        : html`<ul>
            ${view.payments.map((payment) => html`<li class="card">${showPayment(view, payment)}</li>`)}
          </ul>`
    }
  </section>`;
}

function showPayment(view: View, payment: ShownPayment): Markup {
  const { asked } = view;
  const { amount, at, payer_name: name, payer_cpf: cpf, id } = payment;
  return html`<div class="head"><b class="sum">${money(amount, asked)}</b>${stateOf(view, payment)}</div>
    <p>${name} · ${maskCpf(cpf)}</p>
    <p class="small">${time(at, asked)}</p>
    <p class="small code">${id}</p>
    ${actsOf(view, payment)}`;
}

function stateOf({ asked }: View, { state, contest, amount, returned }: ShownPayment): Markup {
  const say = texts[asked.language];
  if (state === 'scheduled') return pill(say.scheduled, 'plain');
  if (contest?.status === 'ABERTA') return pill(say.contestOpen, 'bad');
  if (contest?.status === 'DEVOLVIDA') return pill(say.contestBack, 'bad');
  if (returned > 0) return pill(returned < amount ? say.partly : say.returned, 'plain');
  if (contest?.status === 'REJEITADA') return pill(say.contestKept, 'plain');
  return pill(say.arrived, 'good');
}

function actsOf(view: View, { id, state, contest, amount, returned }: ShownPayment): Markup | '' {
  const say = texts[view.asked.language];
  if (state === 'scheduled') return '';
  if (contest?.status === 'ABERTA') {
    const decide = (verdict: string, button: string, look: string) =>
      actForm(view, { act: 'decide-contest', id: contest.id, verdict }, button, look);
    const both = html`${decide('give-back', say.giveBack, 'danger')}${decide('reject', say.reject, 'quiet')}`;
    return asking(say.decide, say.decideAsk, both);
  }
  if (returned >= amount) return '';
  const give = asking(say.give, say.giveAsk, actForm(view, { act: 'return', id }, say.give, 'danger'));
  if (contest) return give;
  const reason = html`<select name="reason" aria-label="${say.contestAsk}">
    ${Object.entries(say.reasons).map(([value, text]) => html`<option value="${value}">${text}</option>`)}
  </select>`;
  return html`${give}${asking(say.contest, say.contestAsk, actForm(view, { act: 'contest', id }, say.contest, 'danger', reason))}`;
}
