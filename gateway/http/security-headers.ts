import { hash } from 'node:crypto';
import type { App } from './app-env.ts';
import type { Config } from '../process/config.ts';
import type { Gateway } from '../context/gateway.ts';

/** The Trusted Types policies of the boot script, the app and what starts its two workers; any other name is refused. */
const trustedTypesPolicies = ['entry', 'dompurify', 'sw-url', 'work-url'] as const;
/** The origin of video embeds: without cookies until one plays. */
const videoOrigin = 'https://www.youtube-nocookie.com';

/** The policy of what starts the script of a push service, where there is one. */
const servicePolicy = 'firebase-url';

/** The policy of an answer other than a document: it allows nothing. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

const sourceHash = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;
/** The texts of the inline elements of one name; scripts that hold data (a `type` with a slash) are not run and need no hash. */
function inlineTexts(html: string, element: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'gi'));
  return [...found]
    .filter(
      ([, attributes = '']) => !/\ssrc\s*=/.test(attributes) && !/\stype\s*=\s*["']?[^"'\s>]*\//i.test(attributes),
    )
    .map(([, , text = '']) => text);
}

/** The inline elements that a document may have: those of the build, and the scripts that the renderer names as its own. */
export type Inline = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** The inline elements of a document before foreign content is inserted. */
export const inlineOf = (html: string): Inline => ({
  scripts: inlineTexts(html, 'script'),
  styles: inlineTexts(html, 'style'),
});

/**
 * The policy of one document: the inline scripts and styles that we wrote, by their hashes, what these scripts load, our own
 * files, pictures of the image CDNs, frames of the games' origin, of those that the settings name and of the video embeds, nothing else
 * (docs/decisions/007-scripts-start-from-hashes.md), and what a push service for SMS needs where one is configured. 'self' and the
 * address of its script are for browsers that do not know 'strict-dynamic'.
 */
function documentPolicy(
  inline: Inline,
  config: Pick<Config, 'gamesOrigin' | 'frameOrigins' | 'publicOrigin' | 'imageCdns' | 'domainRoutes' | 'firebase'>,
): string {
  const { module = [], sites = [], policies = [] } = config.firebase ?? {};
  const names = config.firebase ? [...trustedTypesPolicies, servicePolicy, ...policies] : trustedTypesPolicies;
  const scripts = [...new Set(inline.scripts.map(sourceHash))];
  const styles = [...new Set(inline.styles.map(sourceHash))];
  return [
    "default-src 'none'",
    ["script-src 'strict-dynamic' 'self'", ...scripts].concat(module).join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' data:", ...config.imageCdns].join(' '),
    "font-src 'self'",
    // Of a game whose page says nothing it is asked whether its server is there; the other addresses are measured.
    [`connect-src 'self' ${config.gamesOrigin}`, ...config.domainRoutes, ...sites].join(' '),
    "manifest-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    ['frame-src', config.gamesOrigin, ...config.frameOrigins, videoOrigin, ...sites].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${names.join(' ')}`,
    ...(config.publicOrigin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const off = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of every answer. */
export function commonHeaders({ config }: Pick<Gateway, 'config'>): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': dataPolicy,
    ...(config.publicOrigin.startsWith('https:') && {
      'Strict-Transport-Security': `max-age=63072000${config.hstsSubdomains ? '; includeSubDomains' : ''}`,
    }),
  };
}

/** Headers of a document; they mean nothing on data, scripts and pictures. */
export function documentHeaders(inline: Inline, config: Config): Readonly<Record<string, string>> {
  const frames = `(self "${config.gamesOrigin}")`;
  return {
    'Content-Security-Policy': documentPolicy(inline, config),
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': [
      ...off.map((feature) => `${feature}=()`),
      `autoplay=${frames}`,
      `fullscreen=${frames}`,
      `screen-wake-lock=${frames}`,
    ].join(', '),
  };
}

/** A script's own policy matters when it runs as a worker: it fetches from us and from the image CDNs. */
export const scriptPolicy = ({ imageCdns }: Pick<Config, 'imageCdns'>): string =>
  ["default-src 'none'; script-src 'self'; connect-src 'self'", ...imageCdns].join(' ');

export function addSecurityHeaders(app: App, gateway: Gateway): void {
  const headers = Object.entries(commonHeaders(gateway));
  app.use(async (c, next) => {
    for (const [name, value] of headers) c.header(name, value);
    await next();
  });
}
