import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkFileName } from './scripts/chunk-file-name.ts';
import { chunkGroups } from './scripts/chunk-groups.ts';
import { idleEntry } from './scripts/idle-entry.ts';
import { shortClassNames } from './scripts/short-class-names.ts';
import { appPlugins } from './scripts/vite-plugins.ts';

/** The build lets pass what it cannot say in the words of the target: for us that is an error. */
function refuseTolerance(warning: { code?: string; message: string }, warn: (warning: never) => void): void {
  if (warning.code === 'TOLERATED_TRANSFORM') throw new Error(warning.message);
  warn(warning as never);
}

const chunks = chunkGroups();
const gateway = process.env['GATEWAY'] ?? 'http://localhost:4000';

/**
 * `vite build` makes the browser's files in dist/client, `vite build --ssr src/entry-server.tsx --outDir dist/server`
 * the bundle with which the gateway renders the home document. That bundle carries its packages in it, so that the
 * gateway runs React's production build whatever NODE_ENV it was started with.
 */
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    ...appPlugins(),
    idleEntry(),
    ...(isSsrBuild
      ? []
      : [
          chunks.plugin,
          VitePWA({
            strategies: 'injectManifest',
            srcDir: 'sw',
            filename: 'sw.ts',
            injectRegister: false,
            manifest: false,
            injectManifest: {
              globPatterns: ['index.html', 'assets/*.{js,css}', 'icons/icon-192.png', 'spot/*.svg'],
              globIgnores: ['assets/agents-*.js'],
            },
          }),
        ]),
  ],
  css: { modules: { generateScopedName: shortClassNames(import.meta.dirname) } },
  define: { __DEVELOPMENT__: JSON.stringify(mode === 'development') },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // iOS 12.4 is promised [S1-417]; scripts/law/old-phones.ts reads what was built.
    target: 'safari12',
    cssTarget: 'safari12',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    ...(!isSsrBuild && {
      rolldownOptions: {
        // A class's fields are set and not defined: nothing of ours or of a package inherits a setter of the same name.
        transform: { assumptions: { setPublicClassFields: true } },
        output: {
          codeSplitting: { groups: chunks.groups },
          chunkFileNames: chunkFileName,
          // 36 characters compress better than 64: the entry names two hundred files.
          hashCharacters: 'base36',
          assetFileNames: ({ names }) =>
            names.includes('index.css') ? 'assets/[name]-[hash][extname]' : 'assets/[hash:6][extname]',
        },
        onwarn: refuseTolerance,
      },
    }),
    copyPublicDir: !isSsrBuild,
  },
  ssr: { noExternal: true as const },
  server: {
    proxy: Object.fromEntries(
      ['/wps', '/vendor', '/art', '/lgw', '/lotto', '/vip', '/downloads', '/manifest.webmanifest'].map((path) => [
        path,
        gateway,
      ]),
    ),
  },
}));
