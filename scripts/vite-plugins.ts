/**
 * The plugins that compile our source: the same list for the browser build, the server bundle, the development server and the
 * unit tests, so that a macro or a compiled component behaves the same in all four.
 */
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

const frameId = 'mare:icon-frame';
/** Of an icon's module: the keys of its paths, its name, its size and its other names. */
const unread = /,\s+key: "\w+"|^ {2}(?:name: "[^"]+"|size: \d+),$|,\s+aliases: \[[^\]]*\]/gm;

/**
 * Renders lucide's icons with only the attributes that ours need. Its own component merges contexts, aliases and class names at
 * run time: 1 kB on the first route, and two class names at every icon of the home document. The build then ignores its name, its size and other names;
 * the keys of its paths, which separate children do not need, are random letters.
 */
const plainIcons = (): PluginOption => ({
  name: 'mare:plain-icons',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === '../createLucideIcon.mjs' && importer?.includes('lucide-react') ? frameId : null,
  load: (id) =>
    id === frameId
      ? `import { createElement } from 'react';
         export default ({ node }) => ({ size = 24, ...rest }) =>
           createElement('svg', {
             width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2,
             strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true, ...rest,
           }, ...node.map(([tag, shape]) => createElement(tag, shape)));`
      : null,
  transform: (code, id) =>
    id.includes('/lucide-react/dist/esm/icons/')
      ? { code: code.replaceAll(unread, '').replace('__iconData.node;', ''), map: null }
      : null,
});

/**
 * React, its compiler for components with 'use memo' (compiling everything costs the first route 6 kB of Brotli, decision 003),
 * lingui's macros and catalogues: everything that a component needs, without the file routes.
 */
export function sourcePlugins(): PluginOption[] {
  return [
    plainIcons(),
    react(),
    // Babel applies presets from the last to the first: the macros are expanded before the compiler reads the
    // component. The other way round the compiler memoises macro calls and the macros no longer find their import.
    babel({ presets: [reactCompilerPreset({ compilationMode: 'annotation' }), linguiTransformerBabelPreset()] }),
    lingui({ failOnCompileError: true }),
  ];
}

/** Everything the app needs. The router's plugin comes before React's, because it splits the route files first. */
export function appPlugins(): PluginOption[] {
  return [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A page's reads are loaded with its code: in the entry each would cost every first visit.
      codeSplittingOptions: { defaultBehavior: [['component', 'loader']] },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
      addExtensions: true,
      routeFileIgnorePattern: '\\.(?:test|search)\\.tsx?$|\\.css$',
      disableLogging: true,
    }),
    ...sourcePlugins(),
  ];
}
