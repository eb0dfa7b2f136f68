import { parseArgs } from 'node:util';
import { type Action, OperatorError } from '../actions/define-action.ts';
import type { Field, Given } from '../actions/fields.ts';
import { commands } from './commands.ts';
import { readOperatorName } from './operator-name.ts';
import { usageOf } from './usage.ts';

/** What was typed. `yes` answers the action's question, `by` is the operator's name where it is said. */
export type Chosen = {
  readonly action: Action;
  readonly given: Given;
  readonly yes: boolean;
  readonly by: string | undefined;
};

/** What the arguments ask for; null for the help. Throws OperatorError for what cannot be understood. */
export function chooseCommand(argv: readonly string[]): Chosen | null {
  const [first = 'help', second = ''] = argv;
  if (['help', '--help', '-h'].includes(first)) return null;
  const action =
    commands.find(({ name }) => name === `${first} ${second}`) ?? commands.find(({ name }) => name === first);
  if (!action) throw new OperatorError(`There is no command ${argv.slice(0, 2).join(' ')}; "help" lists all.`);
  const { positionals, values } = parse(action, argv.slice(action.name.split(' ').length));
  const { by, yes, help, ...said } = values as Readonly<Record<string, string | boolean | undefined>>;
  if (help === true) return null;
  const options = action.fields.flatMap(({ key, kind, name }) => {
    const value = kind === 'word' ? undefined : said[name];
    return value === undefined ? [] : [[key, value] as const];
  });
  return {
    action,
    given: { ...Object.fromEntries(options), ...readWords(action, positionals) },
    yes: yes === true,
    by: typeof by === 'string' ? readOperatorName(by) : undefined,
  };
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
  const options = action.fields
    .filter(({ kind }) => kind !== 'word')
    .map((field) => [field.name, { type: typeOf(field) }]);
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...(Object.fromEntries(options) as Record<string, { type: 'string' | 'boolean' }>),
        yes: { type: 'boolean' },
        by: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new OperatorError(
      `${error instanceof Error ? error.message.split('. ')[0] : 'That is not understood'}. Say: ${usageOf(action)}`,
    );
  }
}

const typeOf = ({ kind }: Field) => (kind === 'flag' ? 'boolean' : 'string');
