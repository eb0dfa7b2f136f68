import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** Builds the slot's page into dist/games, for `/slot/` on the games origin. */
export default defineConfig({
  root: resolve(import.meta.dirname, 'client'),
  base: '/slot/',
  build: {
    outDir: resolve(import.meta.dirname, '../../dist/games'),
    emptyOutDir: true,
    target: 'es2022',
    // The page's policy takes no data: URLs, and small pictures are cached one by one.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
