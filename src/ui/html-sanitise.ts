import DOMPurify from 'dompurify';
import { safeDeclarations } from './html-style.ts';

const tags =
  `a b blockquote br center code dd del div dl dt em h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre s small span strong
  sub sup table tbody td tfoot th thead tr u ul`.split(/\s+/);
const attributes = 'alt colspan data-style dir height href lang rowspan src start title width'.split(' ');
const allowed = new Set(attributes);

/** A tag in a text, including its quoted values. */
const tag = /<[a-z](?:[^"'<>]|"[^"]*"|'[^']*')*>/gi;

/** Elements whose content is raw text up to the end tag: an apparent value may contain a tag. */
const rawText = /<(\/?)(?:style|xmp|textarea|title|noembed|noframes|iframe|plaintext)\b/gi;

/** Skips values; a name may follow a space, a slash or a value's end. */
const attributeOrValue = /("[^"]*"|'[^']*'|[\s/])(style|on[a-z]+)\s*=|"[^"]*"|'[^']*'/gi;

/**
 * Removes styles, handlers and base addresses before parsing. Safety does not depend on this: under a strict content security
 * policy the browser reports each of them while DOMPurify parses, and styles are kept (as `data-style`). A frameset would replace
 * the body with all of its content.
 */
function quiet(dirty: string): string {
  const calm = dirty.replace(rawText, '<$1template').replace(/<(base|frameset)\b/gi, '<x-$1');
  return calm.replace(tag, (found) =>
    found.replace(attributeOrValue, (all, before?: string, name?: string) =>
      name ? `${before} data-${name.toLowerCase() === 'style' ? 'style' : 'off'}=` : all,
    ),
  );
}

/** A safe document fragment, and the styles to set on it once it is in the page. */
export type SafeContent = {
  content: DocumentFragment;
  styles: readonly { element: HTMLElement; declarations: [name: string, value: string][] }[];
};

/**
 * Sanitises HTML from a server: text, lists, tables, pictures and links are kept; nothing that runs code, submits, overlays or
 * calls foreign hosts. It is parsed outside of the page's document, so nothing is fetched before sanitising. Styles are returned
 * instead of left as attributes, because the content security policy refuses those; set individually they are permitted. With
 * `scale` sizes in px become rem [S1-187].
 */
export function sanitiseHtml(dirty: string, scale: boolean): SafeContent {
  // DOMPurify returns its input unchanged if unsupported: then there is no content.
  if (!DOMPurify.isSupported) return { content: document.createDocumentFragment(), styles: [] };
  const content = DOMPurify.sanitize(quiet(dirty), {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ADD_URI_SAFE_ATTR: ['data-style'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  const styles: { element: HTMLElement; declarations: [string, string][] }[] = [];
  for (const element of content.querySelectorAll<HTMLElement>('*')) {
    for (const { name } of [...element.attributes]) if (!allowed.has(name)) element.removeAttribute(name);
    cleanLink(element);
    cleanImage(element);
    const declarations = [...sizes(element), ...safeDeclarations(element.getAttribute('data-style') ?? '', false)];
    element.removeAttribute('data-style');
    const scaled = scale ? safeDeclarations(declarations.map(([n, v]) => `${n}:${v}`).join(';'), true) : declarations;
    if (scaled.length > 0) styles.push({ element, declarations: scaled });
  }
  return { content, styles };
}

/** Width and height attributes in px are sizes too; they become declarations so that they scale as well. */
function sizes(element: HTMLElement): [string, string][] {
  return ['width', 'height'].flatMap((name): [string, string][] => {
    const value = element.getAttribute(name);
    element.removeAttribute(name);
    if (value === null || !/^\d+(?:\.\d+)?(?:px|%)?$/.test(value)) return [];
    return [[name, /\d$/.test(value) ? `${value}px` : value]];
  });
}

/** A path that a browser, or a proxy that decodes it, may parse as another host; none of ours has this form. */
const foreignPath = /^\/[/\\]|%2f|%5c/i;

/** Links are http(s), opened in a new context without a referrer [S1-185]; or paths of ours, which the page handles [S1-186]. */
function cleanLink(element: HTMLElement): void {
  const href = element.getAttribute('href');
  if (href === null) return;
  const url = parse(href);
  if (/^https?:\/\//i.test(href.trim()) && url) {
    element.setAttribute('href', url.href);
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  } else if (url?.origin === location.origin && !foreignPath.test(url.pathname))
    element.setAttribute('href', url.pathname + url.search + url.hash);
  else element.removeAttribute('href');
}

function cleanImage(element: HTMLElement): void {
  const src = element.getAttribute('src');
  if (src === null) return;
  const ours = parse(src)?.origin === location.origin;
  const inline = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,/i.test(src);
  if (!ours && !inline) {
    element.remove();
    return;
  }
  element.setAttribute('loading', 'lazy');
  if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
}

function parse(address: string): URL | null {
  try {
    return new URL(address, location.href);
  } catch {
    return null;
  }
}
