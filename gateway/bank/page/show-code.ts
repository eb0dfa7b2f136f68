import { html } from 'hono/html';
import { asking, type Markup } from './parts.ts';
import type { View } from './read-view.ts';
import { showCharge } from './show-charge.ts';
import { texts } from './texts.ts';

/** The charge of the code in the address, with a form for another code; the form alone where there is none. */
export function showCode(view: View): Markup {
  const { asked, coded } = view;
  const say = texts[asked.language];
  const isPayable = coded.kind === 'static' || coded.kind === 'charge';
  return html`<section class="card">
    <h2>${say.pay}</h2>
    ${coded.kind === 'unknown' ? html`<p class="said bad" role="alert">${say.unknown}</p>` : ''}
    ${isPayable ? html`${showCharge(view, coded)}${asking(say.otherCode, say.codeHint, codeForm(view))}` : codeForm(view)}
  </section>`;
}

const codeForm = ({ asked }: View): Markup => {
  const say = texts[asked.language];
  return html`<form method="get" action="/">
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
    <button class="main">${say.show}</button>
  </form>`;
};
