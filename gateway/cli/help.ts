import type { Action } from '../actions/define-action.ts';
import type { Field } from '../actions/fields.ts';
import { commands, groups } from './commands.ts';
import { actionsOf, findAction } from './find-action.ts';
import { fileOption } from './parse.ts';
import { optionsOf, usageOf, wordsOf } from './usage.ts';

const program = 'npm run operator --';

const closing = [
  '  --yes confirms commands that ask before they act. --by NAME is your name; by default OPERATOR, or else the system user.',
  '  --tz ZONE, such as America/Sao_Paulo or UTC, is the time zone of input times without one, and of output; by default the site’s.',
];

/** The help that the arguments ask for: of all groups, of every command (`help all`), of one group or of one command. Throws OperatorError for unknown words. */
export function helpOf(argv: readonly string[]): string {
  const words = argv.filter((word) => !['help', '--help', '-h'].includes(word));
  const [first] = words;
  if (first === undefined || first.startsWith('-')) return listGroups();
  if (first === 'all') return helpText();
  const { group, action } = findAction(words);
  const own = actionsOf(group);
  // `help status` is about the group, as long as the group has more than the command of its name.
  return action && (own.length === 1 || action.name !== group || argv.at(-1) === '--help')
    ? helpOfAction(action)
    : helpOfGroup(group, own);
}

function listGroups(): string {
  const lines = Object.entries(groups).map(([group, about]) => {
    const seconds = actionsOf(group).map(({ name }) => name.slice(group.length + 1));
    return { group, about, seconds: seconds.filter((word) => word !== '') };
  });
  // Neighbours about the same share a line.
  const shared = [...Map.groupBy(lines, ({ about }) => about)].map(([about, same]) => {
    const names = same.map(({ group }) => group).join(', ');
    return [names, [...new Set(same.flatMap(({ seconds }) => seconds))].join(', '), about] as const;
  });
  return [
    `${program} <command>`,
    '',
    ...shared.map(([names, seconds, about]) => `  ${names.padEnd(15)} ${about}${seconds === '' ? '' : `: ${seconds}`}`),
    '',
    '  help GROUP, or GROUP COMMAND --help, shows the usage, with examples and the meaning of each code; help all shows all.',
    ...closing,
  ].join('\n');
}

/** Every action with a line of explanation, and its options on the next. */
export const helpText = (): string => [`${program} <command>`, '', ...linesOf(commands), '', ...closing].join('\n');

function linesOf(actions: readonly Action[]): string[] {
  const typed = (action: Action) => `${action.name} ${wordsOf(action)}`;
  const width = Math.max(...actions.map((action) => typed(action).length)) + 2;
  return actions.flatMap((action) => {
    const options = optionsOf(action);
    return [
      `  ${typed(action).padEnd(width)}${action.summary}`,
      ...(options === '' ? [] : [`${' '.repeat(width + 2)}${options}`]),
    ];
  });
}

function helpOfGroup(group: string, actions: readonly Action[]): string {
  const examples = actions.flatMap((action) => action.examples.slice(0, 1));
  return [
    `${group}: ${groups[group] ?? ''}`,
    '',
    ...linesOf(actions),
    ...section('Examples', examples.map(exampleLine)),
    ...section('Codes', uniqueCodes(actions)),
    '',
    ...closing,
  ].join('\n');
}

function helpOfAction(action: Action): string {
  return [
    `${program} ${usageOf(action)}`,
    '',
    `  ${action.summary}`,
    ...section('What is typed', action.fields.flatMap(aboutField)),
    ...section('Codes', uniqueCodes([action])),
    ...section('Examples', action.examples.map(exampleLine)),
    '',
    ...closing,
  ].join('\n');
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

const exampleLine = (typed: string): string => `${program} ${typed}`;

/** A field whose form is not plain from the usage: its time, its file. */
function aboutField({ kind, name, time, html }: Field): string[] {
  const said = kind === 'word' ? name : `--${name}`;
  if (time)
    return [
      `${said}  "2026-12-01 20:00" in the time zone, or with a zone: 2026-12-01T20:00Z, "2026-12-01 20:00 -03:00"`,
    ];
  return html ? [`${said}  HTML; --${fileOption(name)} FILE reads it from a file`] : [];
}

/** The codes in actions' inputs and answers, each kind once. */
function uniqueCodes(actions: readonly Action[]): string[] {
  const kinds = actions.flatMap(({ fields, codes }) => [
    ...fields.map((field) => [field.kind === 'word' ? field.name : `--${field.name}`, field.codes] as const),
    ...Object.entries(codes),
  ]);
  const told = new Map(
    kinds.filter(([, codes]) => Object.keys(codes).length > 0).map(([name, codes]) => [codes, name]),
  );
  return [...told].flatMap(([codes, name]) => {
    const width = Math.max(...Object.keys(codes).map((code) => code.length)) + 2;
    return [`${name}:`, ...Object.entries(codes).map(([code, line]) => `  ${code.padEnd(width)}${line}`)];
  });
}
