import { chatPath } from '#src/contract/chat/chat-page.ts';

/** The pass of this page where the browser stores no cookies; empty where a cookie has it. */
let pass = '';

/** Takes the pass out of the document, and the used code out of the address. */
export function takePass(): boolean {
  pass = document.body.dataset['pass'] ?? '';
  delete document.body.dataset['pass'];
  if (pass !== '') history.replaceState(null, '', chatPath);
  return pass !== '';
}

export const heldPass = (): string => pass;
