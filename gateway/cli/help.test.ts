import { describe, expect, it } from 'vitest';
import { OperatorError } from '../actions/define-action.ts';
import { commands, groups } from './commands.ts';
import { helpOf } from './help.ts';
import { chooseCommand } from './parse.ts';

/** The words of a line as a shell divides them; quotes hold words together. */
const wordsOf = (typed: string) =>
  [...typed.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

const acting = commands.map((action) => [action.name, action] as const);

describe('every command', () => {
  it.each(acting)('%s has an example where something has to be typed', (_name, { fields, examples }) => {
    expect(examples.length > 0 || fields.every(({ needed }) => !needed)).toBe(true);
  });

  it.each(commands.flatMap(({ examples, name }) => examples.map((typed) => [typed, name] as const)))(
    'is understood as "%s"',
    (typed, name) => {
      const chosen = chooseCommand(wordsOf(typed));
      expect(chosen?.action.name).toBe(name);
      const ready = chosen?.action.prepare(chosen.given);
      expect(ready instanceof OperatorError ? ready.message : '').toBe('');
    },
  );

  it.each(acting)('%s explains each of the values that it takes', (_name, { fields }) => {
    const unexplained = fields.flatMap(({ name, values, codes }) =>
      values.filter((value) => !['on', 'off'].includes(value) && !codes[value]).map((value) => `${name} ${value}`),
    );
    expect(unexplained).toEqual([]);
  });

  it('belongs to a group with a line', () => {
    const named = new Set(commands.map(({ name }) => name.split(' ')[0]));
    expect([...named].filter((group = '') => !groups[group])).toEqual([]);
    expect(Object.keys(groups).filter((group) => !named.has(group))).toEqual([]);
  });
});

describe('the help', () => {
  it('lists the groups on a screen, with what each has', () => {
    const lines = helpOf(['help']).split('\n');
    expect(lines.length).toBeLessThan(60);
    expect(lines.some((line) => /^ {2}banner +.*: list, set, on, off, remove$/.test(line))).toBe(true);
    expect(helpOf([])).toBe(helpOf(['--help']));
  });

  it.each([[['help', 'banner']], [['banner', '--help']], [['help', 'banners']]])('%j is that of a group', (argv) => {
    const text = helpOf(argv);
    expect(text).toContain('banner remove <id>  delete a banner');
    expect(text).toContain('npm run operator -- banner off film');
    expect(text).toMatch(/m_reg +login and registration/);
    expect(text).not.toContain('vendor close');
  });

  it.each([[['announcement', 'add', '--help']], [['help', 'announcement', 'add']], [['announcement', 'add', '-h']]])(
    '%j is that of a command, with its codes',
    (argv) => {
      const text = helpOf(argv);
      expect(text).toMatch(/PL +notice to players/);
      expect(text).toMatch(/F +members at their first sign-in/);
      expect(text).toContain('--content-pt-file FILE');
      expect(text).toContain('"2026-12-01 20:00" in the time zone');
      expect(text).not.toContain('announcement remove');
    },
  );

  it('explains codes of answers', () => {
    expect(helpOf(['help', 'member', 'show'])).toMatch(/ 4 +free-trial guest/);
    expect(helpOf(['flags', 'set', '--help'])).toMatch(/AGEREBINC3 +agent menu/);
  });
});

describe('unknown words', () => {
  it.each([
    [['bannr', 'list'], 'There is no command bannr list. Did you mean banner?'],
    [['help', 'promocions'], 'There is no command promocions. Did you mean promotions?'],
    [['banner', 'lsit'], 'There is no command banner lsit. Did you mean list?'],
    [['banner', 'set', 'film', '--titel-pt', 'x'], 'Did you mean --title-pt?'],
    [['xyzzy'], 'There is no command xyzzy. "help" lists all.'],
  ])('%j are answered with the nearest ones', (argv, said) => {
    expect(() => (argv[0] === 'help' ? helpOf(argv) : chooseCommand(argv))).toThrow(said);
  });

  it('may be the singular or the plural of a group', () => {
    expect(chooseCommand(['promotion', 'list'])?.action.name).toBe('promotions list');
    expect(chooseCommand(['banners', 'list'])?.action.name).toBe('banner list');
  });
});
