import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dropOldBuilds, keepPreviousBuild } from './previous-builds.ts';

let dist = '';
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'mare-builds-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

/** A build's effect: the folder is emptied, then written again. */
function build(files: Record<string, string | number>): void {
  keepPreviousBuild(dist);
  rmSync(join(dist, 'client'), { recursive: true, force: true });
  mkdirSync(join(dist, 'client/assets'), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(dist, 'client/assets', name), typeof content === 'number' ? Buffer.alloc(content) : content);
  }
  dropOldBuilds(dist);
}
const previous = () =>
  existsSync(join(dist, 'previous/assets')) ? readdirSync(join(dist, 'previous/assets')).toSorted() : [];

describe('the files of earlier builds', () => {
  it('stay when a new build replaces them, except those that the new one has itself', () => {
    build({ 'a-1.js': 'one', 'shared-1.js': 'same' });
    expect(previous()).toEqual([]);
    build({ 'a-2.js': 'two', 'shared-1.js': 'same' });
    expect(previous()).toEqual(['a-1.js']);
    expect(readFileSync(join(dist, 'previous/assets/a-1.js'), 'utf8')).toBe('one');
  });

  it('stay for three builds', () => {
    for (const number of [1, 2, 3, 4, 5, 6]) build({ [`a-${number}.js`]: 'x', 'shared-1.js': 'same' });
    expect(previous()).toEqual(['a-3.js', 'a-4.js', 'a-5.js']);
  });

  it('are restored from a build that shared them', () => {
    build({ 'a-1.js': 'x', 'shared-1.js': 'same' });
    build({ 'a-2.js': 'x', 'shared-1.js': 'same' });
    build({ 'a-3.js': 'x' });
    expect(previous()).toEqual(['a-1.js', 'a-2.js', 'shared-1.js']);
  });

  it('are not evicted by a build that changes nothing', () => {
    build({ 'a-1.js': 'x' });
    for (let again = 0; again < 5; again++) build({ 'a-2.js': 'x' });
    expect(previous()).toEqual(['a-1.js']);
  });

  it('take no more than 20 MB', () => {
    for (const number of [1, 2, 3]) build({ [`a-${number}.js`]: 9_000_000 });
    build({ 'a-4.js': 'x' });
    expect(previous()).toEqual(['a-2.js', 'a-3.js']);
  });

  it('are reset when the list of them is damaged', () => {
    build({ 'a-1.js': 'x' });
    build({ 'a-2.js': 'x' });
    writeFileSync(join(dist, 'previous/builds.json'), '{');
    build({ 'a-3.js': 'x' });
    expect(previous()).toEqual(['a-2.js']);
  });
});
