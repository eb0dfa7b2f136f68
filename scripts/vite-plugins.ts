/**
 * The plugins that turn our source into what runs: the same list for the browser build, the server bundle,
 * the development server and the unit tests, so that a macro or a compiled component behaves alike in all four.
 */
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/**
 * React, its compiler for what says 'use memo' (compiling everything costs the first route 6 kB of Brotli, decision 003),
 * lingui's macros and catalogues: all that a component needs, without the file routes.
 */
export function sourcePlugins(): PluginOption[] {
  return [
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
