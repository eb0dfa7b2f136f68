import { html } from 'hono/html';
import { actForm, asking, type Markup, money, pill, time } from './parts.ts';
import type { Coded, View } from './read-view.ts';
import { texts } from './texts.ts';

/** Somebody who is not the account's owner, with a CPF that is valid and of nobody in the demonstration. */
const stranger = { name: 'Bruno Lima', cpf: '111.444.777-35' };

/** The form for a code, and what can be done with the code that is there. */
export function showCode(view: View): Markup {
  const { asked, coded } = view;
  const say = texts[asked.language];
  return html`<section class="card">
    <h2>${say.pay}</h2>
    <form method="get" action="/">
      <input type="hidden" name="lang" value="${asked.language}" />
      <input type="hidden" name="name" value="${asked.name}" />
      <input type="hidden" name="cpf" value="${asked.cpf}" />
      <label for="code">${say.code}</label>
      <textarea
        id="code"
        name="code"
        rows="3"
        maxlength="1000"
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        required
        placeholder="${say.codeHint}"
      >
${asked.code}</textarea>
      <button class="${coded.kind === 'none' ? 'main' : 'quiet'}">${say.show}</button>
    </form>
    ${coded.kind === 'unknown' ? html`<p class="said bad" role="alert">${say.unknown}</p>` : ''}
    ${coded.kind === 'static' || coded.kind === 'charge' ? showCoded(view, coded) : ''}
  </section>`;
}

type Payer = { readonly name: string; readonly cpf: string };
type Payable = Extract<Coded, { kind: 'static' | 'charge' }>;

function showCoded(view: View, coded: Payable): Markup {
  const { asked, payee } = view;
  const say = texts[asked.language];
  const looks = { open: 'plain', expired: 'bad', paid: 'good', removed: 'bad' } as const;
  return html`<dl>
      <div>
        <dt>${say.payee}</dt>
        <dd>${payee.name}</dd>
      </div>
      <div>
        <dt>${say.amount}</dt>
        <dd class="sum">${coded.amount === undefined ? say.free : money(coded.amount, asked)}</dd>
      </div>
      ${
        coded.kind === 'charge'
          ? html`<div>
                <dt>${say.expiry}</dt>
                <dd>${time(coded.expiry, asked)}</dd>
              </div>
              <div>
                <dt>Status</dt>
                <dd>${pill(say.states[coded.state], looks[coded.state])}</dd>
              </div>`
          : ''
      }
    </dl>
    ${coded.kind === 'charge' && coded.state === 'removed' ? '' : showWays(view, coded)}`;
}

function showWays(view: View, coded: Payable): Markup {
  const { asked } = view;
  const say = texts[asked.language];
  const state = coded.kind === 'charge' ? coded.state : 'open';
  const form = (id: string, wanted: string, button: string, look = 'main', payer: Payer = asked) =>
    actForm(view, { act: 'pay', code: asked.code, way: wanted }, button, look, payerFields(view, coded, id, payer));
  const way = state === 'expired' ? 'late' : state === 'paid' ? 'twice' : 'now';
  const labels = { late: say.payLate, twice: say.payAgain, now: say.payNow };
  const sum = coded.amount === undefined ? '' : ` ${money(coded.amount, asked)}`;
  const open = coded.kind === 'charge' && state === 'open';
  return html`<h3>${say.payer}</h3>
    ${form('first', way, `${labels[way]}${sum}`, way === 'twice' ? 'quiet' : 'main')}
    <h3>${say.otherWays}</h3>
    ${asking(say.asOther, say.asOtherHint, form('other', way, say.asOther, 'main', stranger))}
    ${state === 'open' ? asking(say.twice, say.twiceHint, form('twice', 'twice', say.twice)) : ''}
    ${open ? asking(say.late, say.lateHint, form('late', 'late', say.late)) : ''}
    ${
      coded.kind === 'charge' && (state === 'open' || state === 'expired')
        ? asking(say.close, say.closeAsk, actForm(view, { act: 'close', code: asked.code }, say.closeYes, 'danger'))
        : ''
    }`;
}

function payerFields({ asked }: View, { amount }: Payable, id: string, payer: Payer): Markup {
  const say = texts[asked.language];
  return html`<label for="name-${id}">${say.name}</label>
    <input id="name-${id}" name="name" value="${payer.name}" maxlength="100" autocomplete="off" required />
    <label for="cpf-${id}">${say.cpf}</label>
    <input
      id="cpf-${id}"
      name="cpf"
      value="${payer.cpf}"
      inputmode="numeric"
      maxlength="14"
      autocomplete="off"
      required
    />
    ${
      amount === undefined
        ? html`<label for="amount-${id}">${say.amount} (R$)</label>
            <input
              id="amount-${id}"
              name="amount"
              inputmode="decimal"
              placeholder="25,00"
              maxlength="13"
              autocomplete="off"
              required
            />`
        : ''
    }`;
}
