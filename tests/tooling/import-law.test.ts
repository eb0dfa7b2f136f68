import { describe, expect, it } from 'vitest';
import { findImportFaults } from '../../scripts/law/import-law.ts';
import { projectRoot } from '../../scripts/tool/launch.mjs';
import { writeTree } from '../../scripts/testing/write-tree.ts';

/** A small project without violations; a case adds to it or replaces a file. */
const project = {
  'src/contract/calls.ts': `import './lobby/games.ts';\nexport const calls = 1;`,
  'src/contract/lobby/games.ts': `import * as v from 'valibot';\nexport const Game = v.object({});`,
  'src/platform/calls/http.ts': `import ky from 'ky';\nimport { Game } from '#src/contract/lobby/games.ts';\nexport const http = [ky, Game];`,
  'src/platform/storage/storage.ts': `import { get } from 'idb-keyval';\nexport const storage = get;`,
  'src/platform/storage/storage.test.ts': `import { set } from 'idb-keyval';\nimport './storage.ts';\nset('a', 1);`,
  'src/state/testing/full-storage.ts': `import 'idb-keyval';\nimport 'node:http';`,
  'src/state/identity/session.ts': `export { http as session } from '#src/platform/calls/http.ts';\nexport const one = 1;`,
  'src/ui/button.tsx': `import s from './button.module.css';\nexport const Button = () => s;`,
  'src/ui/button.module.css': '.button { color: red }',
  'src/ui/carousel-slider.ts': `import 'keen-slider/keen-slider.min.css';\nexport const load = () => import('keen-slider');`,
  'src/components/games/game-tile.tsx': `import { Button } from '#src/ui/button.tsx';\nimport '#src/state/identity/session.ts';\nexport const GameTile = Button;`,
  'src/features/home/home-page.tsx': `import { GameTile } from '#src/components/games/game-tile.tsx';\nexport const HomePage = GameTile;`,
  'src/features/games/game-list-page.tsx': `export const GameListPage = () => null;`,
  'src/routes/index.tsx': `import { HomePage } from '#src/features/home/home-page.tsx';\nexport const Route = HomePage;`,
  'src/main.tsx': `import { Route } from './routes/index.tsx';\nexport const main = Route;`,
  'sw/sw.ts': `import { Game } from '#src/contract/lobby/games.ts';\nexport const sw = Game;`,
  'gateway/app.ts': `import { Game } from '#src/contract/lobby/games.ts';\nexport const app = Game;`,
  'gateway/context/gateway.ts': `import type { Tables } from '../db/tables.ts';\nexport type Gateway = Tables;`,
  'gateway/db/tables.ts': `export type Tables = 1;`,
  'gateway/areas/lobby/list-games.ts': `import '#gateway/context/gateway.ts';`,
  'gateway/areas/identity/session/sessions.ts': `import '#gateway/context/gateway.ts';`,
  'gateway/areas/lobby/game-calls.ts': `import './list-games.ts';\nimport '../identity/session/sessions.ts';`,
  'gateway/cli/run.ts': `import '../db/tables.ts';`,
  'gateway/actions/act.ts': `import '../db/tables.ts';`,
  'gateway/games/server.ts': `export const games = 1;`,
  'gateway/app.test.ts': `import '#tests/support/gateway.ts';`,
  'tests/support/gateway.ts': `import '#gateway/app.ts';\nimport '#src/main.tsx';`,
  'vite.config.ts': `export default {};`,
};

const faultsWith = (files: Record<string, string>) => findImportFaults(writeTree({ ...project, ...files }));

it('finds nothing in a project without violations', () => {
  expect(faultsWith({})).toEqual([]);
});

it('finds nothing in this project', () => {
  expect(findImportFaults(projectRoot)).toEqual([]);
});

const cases: [law: string, file: string, source: string, complaint: RegExp][] = [
  ['layers', 'src/contract/calls.ts', `import '#src/platform/calls/http.ts';`, /contract is below platform/],
  ['layers', 'src/platform/calls/errors.ts', `import '#src/state/identity/session.ts';`, /platform is below state/],
  ['layers', 'src/state/money/wallet.ts', `import '#src/components/games/game-tile.tsx';`, /state is below components/],
  ['layers', 'src/components/amount.tsx', `import '#src/features/home/home-page.tsx';`, /components is below features/],
  ['layers', 'src/features/home/link.tsx', `import '#src/routes/index.tsx';`, /features is below routes/],
  ['layers', 'src/routes/m.home.tsx', `import '#src/main.tsx';`, /routes is below top/],
  [
    'layers',
    'src/state/app/theme.ts',
    `import type { X } from '#src/components/games/game-tile.tsx';`,
    /state is below components/,
  ],
  [
    'layers',
    'src/state/app/theme.ts',
    `export type X = import('#src/components/games/game-tile.tsx').X;`,
    /state is below components/,
  ],
  [
    'layers',
    'src/state/app/theme.ts',
    `export const x = () => import('../../components/games/game-tile.tsx');`,
    /state is below components/,
  ],
  [
    'layers',
    'src/state/app/theme.ts',
    'export const x = (a) => import(`../../components/games/${a}.tsx`);',
    /state is below components/,
  ],
  [
    'layers',
    'src/state/app/theme.ts',
    `new Worker(new URL('../../features/home/home-page.tsx', import.meta.url));`,
    /state is below features/,
  ],
  [
    'layers',
    'src/state/app/theme.ts',
    `export { GameTile } from '#src/components/games/game-tile.tsx';\nexport const a = 1;`,
    /state is below components/,
  ],
  ['layers', 'src/state/app/theme.ts', `import.meta.glob('../../features/*/*.tsx');`, /state is below features/],
  [
    'rooms',
    'src/platform/base/signal.ts',
    `import '#src/platform/calls/http.ts';`,
    /platform\/base is below platform\/calls/,
  ],
  ['rooms', 'src/contract/core/call.ts', `import '../calls.ts';`, /may not import the files directly in contract/],
  ['rooms', 'src/state/unlisted/things.ts', `export const a = 1;`, /src\/state\/unlisted is no layer/],
  ['layers', 'src/ui/tile.tsx', `import '#src/contract/lobby/games.ts';`, /ui imports nothing of ours/],
  ['layers', 'src/state/app/theme.ts', `import '#src/ui/button.tsx';`, /state is below ui/],
  ['layers', 'src/lib/things.ts', `export const a = 1;`, /src\/lib is no layer/],
  ['layers', 'src/contract/calls.ts', `import 'react';`, /knows no package but valibot/],
  ['layers', 'src/state/app/theme.ts', `import 'node:fs';`, /does not exist in a browser/],
  [
    'features',
    'src/features/home/more.tsx',
    `import '../games/game-list-page.tsx';`,
    /feature home imports feature games/,
  ],
  [
    'features',
    'src/features/new-one/page.tsx',
    `import '#src/features/home/home-page.tsx';`,
    /feature new-one imports feature home/,
  ],
  ['features', 'src/features/page.tsx', `export const a = 1;`, /a feature is a folder/],
  ['layers', 'src/state/theme.test.ts', `import '#src/components/games/game-tile.tsx';`, /state is below components/],
  [
    'gateway layers',
    'gateway/db/changes.ts',
    `import type { Gateway } from '../context/gateway.ts';`,
    /gateway\/db is below gateway\/context/,
  ],
  [
    'gateway layers',
    'gateway/ledger/ledger.ts',
    `import '../areas/lobby/list-games.ts';`,
    /gateway\/ledger is below gateway\/areas\/lobby/,
  ],
  ['gateway layers', 'gateway/context/limits.ts', `import '../actions/act.ts';`, /side by side/],
  [
    'gateway layers',
    'gateway/areas/identity/session/open-session.ts',
    `import '../../lobby/list-games.ts';`,
    /gateway\/areas\/identity is below gateway\/areas\/lobby/,
  ],
  ['gateway layers', 'gateway/areas/lobby/home.ts', `import '#gateway/cli/run.ts';`, /is below gateway\/cli/],
  ['gateway layers', 'gateway/demo/site.ts', `import '../games/server.ts';`, /side by side/],
  ['gateway layers', 'gateway/areas/lobby/home.ts', `import '#gateway/app.ts';`, /is below gateway\/app.ts/],
  ['gateway layers', 'gateway/areas/unlisted/things.ts', `export const a = 1;`, /gateway\/areas\/unlisted is no layer/],
  ['gateway layers', 'gateway/lib/things.ts', `export const a = 1;`, /gateway\/lib is no layer/],
  ['programs', 'sw/caching.ts', `import '#src/platform/calls/http.ts';`, /sw imports nothing of src but src\/contract/],
  ['programs', 'sw/caching.ts', `import '#gateway/app.ts';`, /sw never imports from gateway/],
  [
    'programs',
    'gateway/areas/lobby/home.ts',
    `import '../../../src/main.tsx';`,
    /gateway imports nothing of src but src\/contract/,
  ],
  [
    'programs',
    'gateway/areas/lobby/home.ts',
    `import '#tests/support/gateway.ts';`,
    /gateway never imports from tests/,
  ],
  ['programs', 'src/state/app/theme.ts', `import '#gateway/app.ts';`, /never imports from gateway/],
  ['singletons', 'src/platform/resource/resource.ts', `import ky from 'ky';`, /ky is imported by one file only/],
  [
    'singletons',
    'src/state/app/theme.ts',
    `import { get } from 'idb-keyval';`,
    /idb-keyval is imported by one file only/,
  ],
  ['singletons', 'sw/store.ts', `import { get } from 'idb-keyval';`, /idb-keyval is imported by one file only/],
  ['singletons', 'src/state/app/theme.ts', `import('workbox-window');`, /workbox-window is imported by one file only/],
  [
    'singletons',
    'src/features/home/more.tsx',
    `import purify from 'dompurify';`,
    /dompurify is imported by one file only/,
  ],
  [
    'singletons',
    'src/components/banner.tsx',
    `import 'keen-slider/keen-slider.min.css';`,
    /keen-slider is imported by one file only/,
  ],
  [
    'one module for the encryption of bodies [S2-185]',
    'src/features/account/seal.ts',
    `import { CompactEncrypt } from 'jose';`,
    /jose is imported by one file only/,
  ],
  ['barrels', 'src/ui/index.ts', `export const a = 1;`, /no index files/],
  ['barrels', 'src/ui/all.ts', `export { Button } from './button.tsx';`, /is a barrel/],
  ['barrels', 'src/ui/all.ts', `export * from './button.tsx';\nexport const a = 1;`, /is a barrel/],
  ['folder names', 'src/features/home/utils/x.ts', `export const a = 1;`, /utils or helpers/],
  ['folder names', 'gateway/http/helpers/x.ts', `export const a = 1;`, /utils or helpers/],
  ['files', 'src/state/app/theme.ts', `import './gone.ts';`, /there is no file src\/state\/app\/gone\.ts/],
  ['files', 'src/state/app/theme.ts', `import './session';`, /there is no file src\/state\/app\/session/],
];

describe('refuses a file that breaks the law of', () => {
  it.each(cases)('%s: %s with %s', (_law, file, source, complaint) => {
    const faults = faultsWith({ [file]: source });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(complaint);
    expect(faults[0]).toContain(file);
  });
});
