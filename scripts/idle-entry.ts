import { minifySync } from 'rolldown/utils';
import type { Plugin } from 'vite';

/** Inline scripts stand in every document, so each byte of them counts. */
const compactScripts = (html: string) =>
  html.replaceAll(/(<script>)([^]*?)(<\/script>)/g, (_, open: string, source: string, close: string) => {
    const { code, errors } = minifySync('inline.js', source);
    if (errors.length > 0) throw new Error('an inline script of index.html cannot be read');
    return open + code.trim() + close;
  });

/**
 * Takes the entry's script and its preloads out of the built page and leaves the address in `<meta name="entry">`:
 * a module script in the head costs a first visit most of its paint, so the boot script of index.html imports the entry
 * after the load event, when the browser is idle or at the first touch or key.
 */
export function idleEntry(): Plugin {
  return {
    name: 'mare:idle-entry',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        let entry = '';
        const page = compactScripts(html)
          .replace(/[ \t]*<script type="module"[^>]*\bsrc="([^"]+)"[^>]*><\/script>\n?/, (_, src: string) => {
            entry = src;
            return '';
          })
          .replaceAll(/[ \t]*<link rel="modulepreload"[^>]*>\n?/g, '');
        if (entry === '') throw new Error('index.html has no module script to postpone');
        return page.replace('<meta name="entry" content="" />', `<meta name="entry" content="${entry}" />`);
      },
    },
  };
}
