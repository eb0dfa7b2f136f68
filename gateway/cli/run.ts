import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { areas } from '../areas.ts';
import { type Command, type Operator, OperatorError, type Options, printRows } from '../actions/command.ts';
import { noteCommand } from './note-command.ts';
import { readOperatorName } from './operator-name.ts';

/** The groups in the order of the help; a group that is not named here comes last. */
const groups = [
  'status',
  'flags',
  'modules',
  'template',
  'menu',
  'programmes',
  'settings',
  'link',
  'service',
  'task',
  'worker',
  'announcement',
  'banner',
  'promotions',
  'terms',
  'vip',
  'vendor',
  'game',
  'live',
  'match',
  'lottery',
  'jackpot',
  'mall',
  'vendor-key',
  'mail',
  'member',
  'register',
  'affiliate',
  'contract',
  'feedback',
  'chat',
  'messages',
  'winners',
  'ledger',
  'secrets',
  'security',
  'backup',
  'push',
  'sms',
];
const placeOf = ({ name }: Command) => {
  const place = groups.indexOf(name.split(' ')[0] ?? '');
  return place === -1 ? groups.length : place;
};

/** Every command, in the order of the help. */
export const commands: readonly Command[] = areas
  .flatMap(({ actions }) => actions)
  .toSorted((one, other) => placeOf(one) - placeOf(other));

/** `by`: the operator's name, where the arguments say it. */
export type Chosen = {
  readonly command: Command;
  readonly words: readonly string[];
  readonly options: Options;
  readonly by?: string | undefined;
};

/** What the arguments ask for; null for the help. Throws OperatorError for what cannot be understood. */
export function chooseCommand(argv: readonly string[]): Chosen | null {
  const [first = 'help', second = ''] = argv;
  if (['help', '--help', '-h'].includes(first)) return null;
  const command =
    commands.find(({ name }) => name === `${first} ${second}`) ?? commands.find(({ name }) => name === first);
  if (!command) throw new OperatorError(`There is no command ${argv.slice(0, 2).join(' ')}; "help" lists all.`);
  const { positionals: words, values } = parse(command, argv.slice(command.name.split(' ').length));
  const { by, ...options } = values;
  if (options['help'] === true) return null;
  const { takes = '' } = command;
  const needed = takes.match(/<[^>]+>/g)?.length ?? 0;
  const most = takes.includes('…') ? Infinity : (takes.match(/<[^>]+>|\[[^\]]+\]/g)?.length ?? 0);
  if (words.length < needed || words.length > most) throw new OperatorError(`Say: ${usage(command)}`);
  return { command, words, options, by: typeof by === 'string' ? readOperatorName(by) : undefined };
}

/** Asks where the command is one to think about, then runs it, and notes that it writes. False when the answer was no. */
export async function runCommand(
  { command, words, options, by }: Chosen,
  joined: Operator,
  confirm: (question: string) => Promise<boolean>,
): Promise<boolean> {
  const question = options['yes'] === true ? null : (command.asks?.(words, options) ?? null);
  if (question !== null && !(await confirm(question))) return false;
  const operator = by === undefined ? joined : { ...joined, by };
  const run = () => command.run(operator, words, options);
  const said = await (command.reads ? run() : noteCommand(operator, command, words, run));
  if (typeof said === 'string') operator.print(said);
  else printRows(operator, said);
  return true;
}

/** Every command with a line of explanation, and its options on the next. */
export function helpText(): string {
  const width = Math.max(...commands.map(({ name, takes = '' }) => `${name} ${takes}`.length)) + 2;
  const lines = commands.flatMap(({ name, takes = '', help, flags }) => [
    `  ${`${name} ${takes}`.padEnd(width)}${help}`,
    ...(flags === undefined ? [] : [`${' '.repeat(width + 2)}${flags}`]),
  ]);
  return [
    'npm run operator -- <command>',
    '',
    ...lines,
    '',
    '  --yes answers the questions of commands that ask before they act.',
    '  --by NAME says who you are; without it OPERATOR does, or else the name of the system user.',
  ].join('\n');
}

function parse(command: Command, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...optionsOf(command),
        yes: { type: 'boolean' },
        by: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new OperatorError(
      `${error instanceof Error ? error.message.split('. ')[0] : 'That is not understood'}. Say: ${usage(command)}`,
    );
  }
}

/** What is typed after an option's name is its text. */
const optionsOf = ({ flags = '' }: Command): ParseArgsOptionsConfig =>
  Object.fromEntries(
    [...flags.matchAll(/--([\w-]+)( [^\s[-])?/g)].map(([, name, text]) => [
      name,
      { type: text ? 'string' : 'boolean' },
    ]),
  );

const usage = ({ name, takes = '', flags = '' }: Command) =>
  [name, takes, flags].filter((part) => part !== '').join(' ');
