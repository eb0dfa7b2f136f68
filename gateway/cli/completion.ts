import type { Action } from '../actions/define-action.ts';
import { commands } from './commands.ts';
import { fileOption } from './parse.ts';

/** The words of an action that have few values, and its options. */
const wordsOf = ({ fields }: Action): readonly string[] =>
  fields.flatMap(({ kind, name, values, html }) => [
    ...(kind === 'word' ? [] : [`--${name}`]),
    ...(html ? [`--${fileOption(name)}`] : []),
    ...values,
  ]);

/** A script by which bash completes the words after `operator`: names of actions, their options, and values where they are few. */
export function completionScript(): string {
  const groups = new Set(commands.map(({ name }) => name.split(' ')[0] ?? ''));
  const rest = (group: string) =>
    commands.filter(({ name }) => name.startsWith(`${group} `)).map(({ name }) => name.slice(group.length + 1));
  const line = (typed: string, words: Iterable<string>) => `    ${typed}) words='${[...words].join(' ')}' ;;`;
  return [
    '_operator() {',
    '  local words="" typed="${COMP_WORDS[*]:1:COMP_CWORD-1}"',
    '  case "$typed" in',
    line("''", ['help', ...groups]),
    line("'help'", ['all', ...groups]),
    // `status maintenance` comes before `status`, its prefix.
    ...commands
      .toSorted((one, other) => other.name.length - one.name.length)
      .map((action) => line(`'${action.name} '*|'${action.name}'`, [...rest(action.name), ...wordsOf(action)])),
    ...[...groups].map((group) => line(`'${group}'`, rest(group))),
    '  esac',
    '  COMPREPLY=($(compgen -W "$words --yes --by --tz --help" -- "${COMP_WORDS[COMP_CWORD]}"))',
    '}',
    'complete -F _operator operator',
  ].join('\n');
}
