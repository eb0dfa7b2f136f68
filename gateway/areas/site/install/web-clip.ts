import { hash } from 'node:crypto';
import { build } from 'plist';
import type { Language } from '#src/contract/core/wire.ts';

export type WebClip = {
  /** The origin that visitors see. */
  readonly origin: string;
  readonly brandName: string;
  readonly language: Language;
  /** The home-screen icon as PNG, at best 180 pixels wide; without one iOS takes a picture of the page. */
  readonly icon: Buffer | null;
};

const texts = {
  pt: (brand: string) =>
    `Põe o ícone de ${brand} na tela de início. Não lê nem muda mais nada, e você pode remover quando quiser.`,
  en: (brand: string) =>
    `Puts the icon of ${brand} on the home screen. It reads and changes nothing else, and you can remove it at any time.`,
} as const;

/** The web clip's start address marks the display mode (src/platform/device/display-mode.ts). */
const startPath = '/?source=webclip';

/**
 * The configuration profile that puts the site on an iPhone's home screen as a web clip [CARD-15], as an XML property list.
 * Its identifiers depend on the origin alone: a profile that is installed again replaces the old one.
 */
export function webClipProfile({ origin, brandName, language, icon }: WebClip): string {
  const domain = new URL(origin).hostname.split('.').toReversed().join('.');
  const name = plainText(brandName);
  const payload = (identifier: string) => ({
    PayloadVersion: 1,
    PayloadIdentifier: identifier,
    PayloadUUID: stableUuid(`${origin} ${identifier}`),
    PayloadDisplayName: name,
    PayloadDescription: texts[language](name),
    PayloadOrganization: name,
  });
  const clip = {
    ...payload(`${domain}.webclip`),
    PayloadType: 'com.apple.webClip.managed',
    URL: `${origin}${startPath}`,
    Label: name,
    ...(icon && { Icon: icon }),
    // The icon fills its square already: iOS adds no gloss.
    Precomposed: true,
    FullScreen: true,
    IsRemovable: true,
    // Games are on another origin: their frames and pages stay full-screen.
    IgnoreManifestScope: true,
  };
  return build({
    ...payload(`${domain}.profile`),
    PayloadType: 'Configuration',
    PayloadScope: 'User',
    PayloadRemovalDisallowed: false,
    PayloadContent: [clip],
  });
}

/** XML has no way to write control characters, and an icon's label is one line. */
const plainText = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim() || 'App';

/** A UUID of version 8 (RFC 9562) that is always the same for a name. */
function stableUuid(name: string): string {
  const digits = hash('sha256', name, 'hex');
  const variant = '89AB'[Number.parseInt(digits.charAt(16), 16) % 4];
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ]
    .join('-')
    .toUpperCase();
}
