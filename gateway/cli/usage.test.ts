import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commands } from './commands.ts';
import { chooseCommand } from './parse.ts';
import { helpText } from './help.ts';
import { usageOf } from './usage.ts';

describe('the operator’s words', () => {
  it.each([[[]], [['help']], [['--help']], [['vendor', 'close', '--help']]])('%j ask for the help', (argv) => {
    expect(chooseCommand(argv)).toBeNull();
  });

  it.each([
    [['vendor'], 'There is no command vendor'],
    [['sell', 'vendor'], 'There is no command sell vendor'],
    [['vendor', 'close'], 'Say: vendor close <code>'],
    [['vendor', 'close', 'A', 'B'], 'Say: vendor close <code>'],
    [['vendor', 'close', 'A', '--now'], 'vendor close <code>'],
    [['member', 'credit', 'x', '1.00', '--reason'], 'member credit <account> <amount> --reason …'],
  ])('%j are refused with what to say instead', (argv, message) => {
    expect(() => chooseCommand(argv)).toThrow(message);
  });

  it('are all in the help, each with what it takes', () => {
    const lines = helpText().split('\n');
    for (const action of commands) {
      const { name, summary } = action;
      const line = lines.findIndex((text) => text.startsWith(`  ${name} `) && text.endsWith(` ${summary}`));
      const typed = [lines[line]?.slice(2, -summary.length).trim(), lines[line + 1]?.trim()];
      expect([typed.join(' '), typed[0]]).toContain(usageOf(action));
    }
  });

  it('are the ones that docs/operating.md has in its table, no more and no fewer', () => {
    const text = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');
    const [, table = ''] = /^\| command \| what it does \|\n.*\n((?:\|.*\n)+)/m.exec(text) ?? [];
    expect(namesOf(table)).toEqual(commands.map(({ name }) => name).toSorted());
  });
});

/** The commands that a table's first column names: in ``a b`, `c`` the second is `a c`, where there is one. */
function namesOf(table: string): string[] {
  const known = new Set(commands.map(({ name }) => name));
  const cells = table.split('\n').map((line) => /^\| (.*?) \|/.exec(line.replaceAll('\\|', '/'))?.[1] ?? '');
  const found = cells.flatMap((cell) => {
    let group = '';
    return [...cell.matchAll(/`([^`]+)`/g)].map(([, typed = '']) => {
      const [first = '', second = ''] = typed.split(/[ /]/);
      const name = [`${first} ${second}`, `${group} ${first}`, first].find((one) => known.has(one)) ?? typed;
      group = name.split(' ')[0] ?? '';
      return name;
    });
  });
  return [...new Set(found)].toSorted();
}
