import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** Puts the page's one script into the page itself, so that its policy allows that very text and no address at all. */
const inlineScript: Plugin = {
  name: 'mare:inline-script',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['index.html'];
    const [script, ...others] = Object.values(bundle).filter((file) => file.type === 'chunk');
    if (page?.type !== 'asset' || script?.type !== 'chunk' || others.length > 0)
      throw new Error('the page is no longer one document with one script');
    const html = String(page.source);
    const inlined = html.replace(
      /<script type="module"[^>]*\bsrc="[^"]+"[^>]*><\/script>/,
      () => `<script type="module">${script.code.trim().replaceAll('</script', '<\\/script')}</script>`,
    );
    if (inlined === html) throw new Error('index.html has no module script to put in');
    page.source = inlined;
    delete bundle[script.fileName];
  },
};

/** A page's sources, its path on the games origin, and its output folder in dist/. */
const pages = {
  slot: { root: 'client', base: '/slot/', folder: 'games' },
  lottery: { root: 'client/lottery', base: '/lotto/', folder: 'lotto' },
};

/** Builds the page of the slot, or with `--mode lottery` that of the lotteries. */
export default defineConfig(({ mode }) => {
  const { root, base, folder } = mode === 'lottery' ? pages.lottery : pages.slot;
  return {
    root: resolve(import.meta.dirname, root),
    base,
    plugins: [inlineScript],
    build: {
      outDir: resolve(import.meta.dirname, '../../dist', folder),
      emptyOutDir: true,
      target: 'es2022',
      // The page's policy takes no data: URLs, and small pictures are cached one by one.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  };
});
