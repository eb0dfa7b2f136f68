/** Elements that src/ui/html-sanitise.ts allows; tests/tooling/html-warnings.test.ts checks that both agree. */
const tags = new Set(
  `a b blockquote br center code dd del div dl dt em h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre s small span strong
  sub sup table tbody td tfoot th thead tr u ul`.split(/\s+/),
);
const attributes = new Set('alt colspan dir height href lang rowspan src start style title width'.split(' '));

/** A comment, or a tag with its name and attributes, quoted values included. */
const piece = /<!--[^]*?-->|<([a-z][\w-]*)((?:[^"'<>]|"[^"]*"|'[^']*')*)>?/gi;
const attribute = /([^\s"'=/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"']+))?/g;

/**
 * Lists what the app's sanitiser (src/ui/html-sanitise.ts) will remove from an HTML text, each once: `<script>`, `onclick=`, `href="javascript:…"`. It warns
 * an operator of mistakes; the protection is the app's sanitiser.
 */
export function droppedFrom(html: string): readonly string[] {
  const dropped = new Set<string>();
  for (const [, name, rest = ''] of html.matchAll(piece)) {
    if (name === undefined) continue;
    if (!tags.has(name.toLowerCase())) dropped.add(`<${name.toLowerCase()}>`);
    else for (const one of attributesLost(name.toLowerCase(), rest)) dropped.add(one);
  }
  return [...dropped];
}

function* attributesLost(tag: string, text: string): Iterable<string> {
  for (const [, found = '', quoted = ''] of text.matchAll(attribute)) {
    const name = found.toLowerCase();
    const value = quoted.replace(/^(["'])([^]*)\1$/, '$2').trim();
    if (!attributes.has(name)) yield `${name}=`;
    else if (name === 'href' && !/^(?:https?:\/\/|\/(?!\/)|#)/i.test(value)) yield `href="${value.slice(0, 40)}"`;
    else if (name === 'src' && !/^(?:\/(?!\/)|data:image\/(?:png|jpeg|gif|webp|avif);base64,)/i.test(value))
      yield `<${tag} src="${value.slice(0, 40)}">`;
  }
}
