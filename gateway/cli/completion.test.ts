import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { completionScript } from './completion.ts';

/** The words that bash offers after some typed ones, the last of which is begun. */
const offered = (...typed: string[]) => {
  const begin = `COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _operator; echo "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', `${completionScript()}\n${begin}`, 'bash', 'operator', ...typed], {
    encoding: 'utf8',
  });
};

it.each([
  [['bann'], 'banner'],
  [['banner', 'o'], 'on off'],
  [['status', 'r'], 'region'],
  [['status', 'maintenance', 'o'], 'on off'],
  [['mall', 'or'], 'orders'],
  [['mall', 'orders', '--a'], '--all'],
  [['worker', 'o'], 'on off'],
  [['banner', 'set', 'film', '--title'], '--title-pt --title-en'],
  [['member', 'lock', 'ana', '--y'], '--yes'],
  [['member', 'lock', 'ana', '--t'], '--tz'],
  [['terms', 'set', 'user', '--content-pt-'], '--content-pt-file'],
  [['hel'], 'help'],
  [['help', 'bann'], 'banner'],
])('bash completes %j', (typed, words) => {
  expect(offered(...typed).trim()).toBe(words);
});
