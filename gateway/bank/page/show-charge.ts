import { html } from 'hono/html';
import { actForm, asking, type Markup, money, pill, time } from './parts.ts';
import type { Coded, View } from './read-view.ts';
import { texts } from './texts.ts';

/** A payer other than the account's owner; the CPF is valid and belongs to no member of the demonstration. */
const stranger = { name: 'Bruno Lima', cpf: '111.444.777-35' };

type Payer = { readonly name: string; readonly cpf: string };
export type Payable = Extract<Coded, { kind: 'static' | 'charge' }>;

/** Payee, amount, expiry and state of a code, and the ways to pay it. */
export function showCharge(view: View, coded: Payable): Markup {
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
                <dt>${say.state}</dt>
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
  const form = (id: string, wanted: string, button: string, payer: Payer = asked) =>
    actForm(view, { act: 'pay', code: asked.code, way: wanted }, button, 'main', payerFields(view, coded, id, payer));
  const way = state === 'expired' ? 'late' : state === 'paid' ? 'twice' : 'now';
  const label = state === 'expired' ? say.payLate : say.payNow;
  const sum = coded.amount === undefined ? '' : ` ${money(coded.amount, asked)}`;
  const open = coded.kind === 'charge' && state === 'open';
  return html`${
      state === 'paid'
        ? ''
        : html`<h3>${say.payer}</h3>
            ${form('first', way, `${label}${sum}`)}`
    }
    <h3>${say.otherWays}</h3>
    ${state === 'paid' ? asking(say.payAgain, say.twiceHint, form('again', way, say.payAgain)) : ''}
    ${asking(say.asOther, say.asOtherHint, form('other', way, say.asOther, stranger))}
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
