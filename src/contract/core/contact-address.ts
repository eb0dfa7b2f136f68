/** Something, an @, and a name with a dot: the one rule for an e-mail address, an apostrophe before the @ included. */
export const emailRule = /^[^\s@<>()",;:\\]{1,64}@[^\s@<>()"',;:\\.]+(\.[^\s@<>()"',;:\\.]+)+$/;

/** Messengers, mail and telephone: schemes that a contact link may open besides web pages. */
const contactSchemes = ['tg:', 'whatsapp:', 'line:', 'viber:', 'skype:', 'mailto:', 'tel:'];

/** A contact link: its address, and the host to name before the reader leaves the site. */
export type ContactAddress = { href: string; host: string };

/**
 * Validates a contact link of the service [S1-263]: a web page, by its host, mail and telephone, by the address or number, or a
 * messenger, by its scheme and first part; undefined for anything else, scripts and data included.
 */
export function contactAddress(text: string): ContactAddress | undefined {
  try {
    const { protocol, host, pathname, href } = new URL(text);
    if (protocol === 'https:' || protocol === 'http:') return { href, host };
    if (protocol === 'mailto:' || protocol === 'tel:') return { href, host: pathname.replaceAll('-', ' ').trim() };
    return contactSchemes.includes(protocol) ? { href, host: `${protocol} ${host || pathname}` } : undefined;
  } catch {
    return undefined;
  }
}
