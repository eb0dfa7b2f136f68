import { webAddress } from './web-address.ts';

/** Of messengers, mail and telephone: what may open beside web pages. */
const schemes = /^(?:tg|whatsapp|line|viber|skype|mailto|tel):/i;

/** A link to a person: its address, and what to tell before one leaves. */
export type ContactAddress = { href: string; host: string };

/**
 * What a link to the service may open [S1-263]: a web page, by its host, or a messenger, by its scheme and first part; undefined
 * for anything else, scripts and data included.
 */
export function contactAddress(text: string): ContactAddress | undefined {
  const web = webAddress(text);
  if (web) return { href: web.href, host: web.host };
  const address = text.trim();
  return schemes.test(address) ? { href: address, host: address.replace(/^(\w+:)\/*([^/?]*).*$/, '$1 $2') } : undefined;
}
