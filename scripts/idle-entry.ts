import { build } from 'rolldown';
import type { Plugin } from 'vite';

/**
 * Builds one script that must not share a chunk with the app, with all its imports, for the oldest supported browser [S1-417].
 */
async function bundleAlone(input: string): Promise<string> {
  const { output } = await build({
    input,
    write: false,
    transform: { target: 'safari12' },
    output: { format: 'iife', minify: true, codeSplitting: false },
  });
  return output[0].code.trim();
}

/**
 * Inlines src/boot/inline.ts into the page, and removes the entry's script and its preloads from the built one, leaving the URL
 * in `<meta name="entry">`: a module script in the head delays a first visit's paint most, so the inline script starts the entry
 * after the load event, when the browser is idle or at the first touch or key. The URL of src/old-phones.ts is next to it, which
 * runs before the entry in an old browser.
 */
export function idleEntry(): Plugin {
  let development = false;
  return {
    name: 'mare:idle-entry',
    configResolved({ command }) {
      development = command === 'serve';
    },
    async buildStart() {
      if (!development)
        this.emitFile({ type: 'asset', name: 'old-phones.js', source: await bundleAlone('src/old-phones.ts') });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const inline = `<script>${await bundleAlone('src/boot/inline.ts')}</script>`;
        const booted = html.replace('<!--app-boot-->', () => inline);
        if (booted === html) throw new Error('index.html has no place for the inline script');
        if (development) return booted;
        const old = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.names.includes('old-phones.js'),
        )?.fileName;
        if (!old) throw new Error('src/old-phones.ts was not built');
        let entry = '';
        const page = booted
          .replace(/[ \t]*<script type="module"[^>]*\bsrc="([^"]+)"[^>]*><\/script>\n?/, (_, src: string) => {
            entry = src;
            return '';
          })
          .replaceAll(/[ \t]*<link rel="modulepreload"[^>]*>\n?/g, '')
          .replaceAll(/>\s+</g, '><');
        if (entry === '') throw new Error('index.html has no module script to postpone');
        return page.replace(
          '<meta name="entry" content="" />',
          () => `<meta name="entry" content="${entry}" data-old="/${old}" />`,
        );
      },
    },
  };
}
