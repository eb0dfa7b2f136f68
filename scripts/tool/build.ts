import { join } from 'node:path';
import { hashInputs, hasStamp, isBuilt, removeStamp, writeStamp } from './build-stamp.ts';
import { projectRoot } from './launch.mjs';
import { dropOldBuilds, keepPreviousBuild } from './previous-builds.ts';
import { binary } from './process.ts';
import { runSteps, type Step } from './step.ts';

const steps: readonly Step[] = [
  { name: 'build the app', program: binary('vite'), args: ['build'] },
  {
    name: 'build the server bundle',
    program: binary('vite'),
    args: ['build', '--ssr', 'src/entry-server.tsx', '--outDir', 'dist/server'],
  },
  { name: 'build the games page', program: binary('vite'), args: ['build', '-c', 'gateway/games/vite.config.ts'] },
  {
    name: 'build the chat page',
    program: binary('vite'),
    args: ['build', '-c', 'gateway/pages/vite.config.ts'],
  },
  {
    name: 'build the lottery page',
    program: binary('vite'),
    args: ['build', '-c', 'gateway/games/vite.config.ts', '--mode', 'lottery'],
  },
  { name: 'draw the art', program: process.execPath, args: ['gateway/demo/build-art.ts'] },
];

/**
 * Builds everything into dist/: client, server, games, art; the hashed files of the last builds stay in dist/previous. Returns
 * whether it succeeded.
 */
export async function build(): Promise<boolean> {
  const hash = hashInputs(projectRoot);
  const dist = join(projectRoot, 'dist');
  // An interrupted build is not kept as a version.
  if (hasStamp(projectRoot)) keepPreviousBuild(dist);
  removeStamp(projectRoot);
  if (!(await runSteps(steps))) return false;
  dropOldBuilds(dist);
  writeStamp(projectRoot, hash);
  return true;
}

/** Builds when dist/ is missing or older than its sources. */
export async function buildWhenStale(): Promise<boolean> {
  return isBuilt(projectRoot) || (await build());
}
