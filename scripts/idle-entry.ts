import { readFileSync } from 'node:fs';
import { minifySync, transformSync } from 'rolldown/utils';
import type { Plugin } from 'vite';

/** Inline scripts stand in every document, so each byte of them counts. */
const compactScripts = (html: string) =>
  html.replaceAll(/(<script>)([^]*?)(<\/script>)/g, (_, open: string, source: string, close: string) => {
    const { code, errors } = minifySync('inline.js', source);
    if (errors.length > 0) throw new Error('an inline script of index.html cannot be read');
    return open + code.trim() + close;
  });

/** src/old-phones.ts as a script of its own: it imports nothing, and must not share a chunk with what needs it. */
function readOldPhones(): string {
  const source = readFileSync('src/old-phones.ts', 'utf8');
  const { code, errors } = transformSync('old-phones.ts', source, { target: 'safari12' });
  if (errors.length > 0) throw new Error('src/old-phones.ts cannot be read');
  return minifySync('old-phones.js', code, { compress: { target: 'safari12' } }).code;
}

/**
 * Takes the entry's script and its preloads out of the built page and leaves the address in `<meta name="entry">`:
 * a module script in the head costs a first visit most of its paint, so the boot script of index.html imports the entry
 * after the load event, when the browser is idle or at the first touch or key. The address of src/old-phones.ts stands beside
 * it, which that script puts before the entry in an old browser.
 */
export function idleEntry(): Plugin {
  return {
    name: 'mare:idle-entry',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', name: 'old-phones.js', source: readOldPhones() });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        let entry = '';
        const old = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.names.includes('old-phones.js'),
        )?.fileName;
        if (!old) throw new Error('src/old-phones.ts was not built');
        const page = compactScripts(html)
          .replace(/[ \t]*<script type="module"[^>]*\bsrc="([^"]+)"[^>]*><\/script>\n?/, (_, src: string) => {
            entry = src;
            return '';
          })
          .replaceAll(/[ \t]*<link rel="modulepreload"[^>]*>\n?/g, '')
          .replaceAll(/>\s+</g, '><');
        if (entry === '') throw new Error('index.html has no module script to postpone');
        return page.replace(
          '<meta name="entry" content="" />',
          `<meta name="entry" content="${entry}" data-old="/${old}" />`,
        );
      },
    },
  };
}
