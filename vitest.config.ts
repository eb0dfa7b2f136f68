import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { sourcePlugins } from './scripts/vite-plugins.ts';

/**
 * `unit`: rules and components, in Node unless a file asks for a page (`// @vitest-environment happy-dom`).
 * `gateway`: the gateway in process; SQLite always, PostgreSQL with TEST_DATABASE_URL.
 */
export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which on two is half of them.
    maxWorkers: availableParallelism(),
    projects: [
      {
        plugins: [...sourcePlugins()],
        define: { __DEVELOPMENT__: 'false' },
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'sw/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/tooling/**/*.test.{ts,tsx}',
          ],
          environment: 'node',
          css: { modules: { classNameStrategy: 'non-scoped' } },
          restoreMocks: true,
          unstubGlobals: true,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'gateway',
          include: ['gateway/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          // Its tests make their own gateways: files of one process share its code, and a password's hash that many need.
          isolate: false,
          setupFiles: ['gateway/testing/cheap-passwords.ts'],
          restoreMocks: true,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
