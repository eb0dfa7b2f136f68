import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Action, OperatorError } from '../actions/define-action.ts';
import type { Field, Given } from '../actions/fields.ts';
import { isTimeZone } from '../process/local-time.ts';
import { actionsOf, findAction } from './find-action.ts';
import { didYouMean } from './nearest.ts';
import { readOperatorName } from './operator-name.ts';
import { usageOf } from './usage.ts';

/**
 * The parsed command line. `yes` confirms the action's question, `by` is the operator's name and `tz` the time zone (IANA name), where
 * given.
 */
export type Chosen = {
  readonly action: Action;
  readonly given: Given;
  readonly yes: boolean;
  readonly by: string | undefined;
  readonly tz: string | undefined;
};

/** Options of every command. */
const common = {
  yes: { type: 'boolean' },
  by: { type: 'string' },
  tz: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Whether the arguments ask for the help (help.ts), and not for an action. */
export const asksForHelp = ([first = 'help', ...more]: readonly string[]): boolean =>
  ['help', '--help', '-h'].includes(first) || more.some((word) => word === '--help' || word === '-h');

/** Parses the arguments; null for the help. Throws OperatorError if they are invalid. */
export function chooseCommand(argv: readonly string[]): Chosen | null {
  if (asksForHelp(argv)) return null;
  const { action, group } = findAction(argv);
  if (!action) {
    const names = actionsOf(group).map(({ name }) => name.slice(group.length + 1));
    throw new OperatorError(`There is no command ${group} alone. "help ${group}" shows ${names.join(', ')}.`);
  }
  const { positionals, values } = parse(action, argv.slice(action.name.split(' ').length));
  const { by, yes, tz, ...said } = values as Readonly<Record<string, string | boolean | undefined>>;
  if (typeof tz === 'string' && !isTimeZone(tz))
    throw new OperatorError(`There is no time zone ${tz}; say one such as America/Sao_Paulo or UTC.`);
  return {
    action,
    given: { ...readOptions(action, said), ...readWords(action, positionals) },
    yes: yes === true,
    by: typeof by === 'string' ? readOperatorName(by) : undefined,
    tz: typeof tz === 'string' ? tz : undefined,
  };
}

/** The options by the keys of their fields; HTML may be read from a file. */
function readOptions({ fields }: Action, said: Readonly<Record<string, string | boolean | undefined>>): Given {
  const options = fields.flatMap(({ key, kind, name, html }) => {
    const file = html ? said[fileOption(name)] : undefined;
    const value = kind === 'word' ? undefined : said[name];
    if (typeof file !== 'string') return value === undefined ? [] : [[key, value] as const];
    if (value !== undefined) throw new OperatorError(`Say --${name} or --${fileOption(name)}, not both.`);
    return [[key, readText(file)] as const];
  });
  return Object.fromEntries(options);
}

/** The option that names a file with the text of another one. */
export const fileOption = (name: string): string => `${name}-file`;

function readText(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new OperatorError(`${file} cannot be read as a text in UTF-8${code.startsWith('E') ? ` (${code})` : ''}.`);
  }
}

/** The words by the keys of their fields. Throws OperatorError where there are too few or too many. */
function readWords(action: Action, words: readonly string[]): Given {
  const fields = action.fields.filter(({ kind }) => kind === 'word');
  const needed = fields.filter((field) => field.needed).length;
  const most = fields.some(({ several }) => several) ? Infinity : fields.length;
  if (words.length < needed || words.length > most) throw new OperatorError(`Say: ${usageOf(action)}`);
  const given = fields
    .slice(0, words.length)
    .map(({ key, several }, place) => [key, several ? words.slice(place) : words[place]]);
  return Object.fromEntries(given) as Given;
}

function parse(action: Action, args: readonly string[]) {
  const options = Object.fromEntries(
    action.fields
      .filter(({ kind }) => kind !== 'word')
      .flatMap((field): [string, { type: 'string' | 'boolean' }][] => [
        [field.name, { type: typeOf(field) }],
        ...(field.html ? [[fileOption(field.name), { type: 'string' }] as [string, { type: 'string' }]] : []),
      ]),
  );
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { ...options, ...common } });
  } catch (error) {
    const said = error instanceof Error ? (error.message.split('. ')[0] ?? '') : 'That is not understood';
    const [, unknown = ''] = /^Unknown option '--([^']+)'/.exec(said) ?? [];
    const near =
      unknown === '' ? '' : didYouMean(unknown, Object.keys({ ...options, ...common })).replace('mean ', 'mean --');
    throw new OperatorError(`${said}.${near} Say: ${usageOf(action)}`);
  }
}

const typeOf = ({ kind }: Field) => (kind === 'flag' ? 'boolean' : 'string');
