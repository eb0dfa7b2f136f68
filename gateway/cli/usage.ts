import type { Action } from '../actions/define-action.ts';
import type { Field } from '../actions/fields.ts';
import { commands } from './commands.ts';

/** The words after an action's name: `<needed>`, `[optional]`, `<several…>`. */
const wordsOf = ({ fields }: Action): string =>
  fields
    .filter(({ kind }) => kind === 'word')
    .map(({ shown, needed, several }) => {
      const text = several ? `${shown}…` : shown;
      return needed ? `<${text}>` : `[${text}]`;
    })
    .join(' ');

/** The options of an action, in brackets where they may be left out. */
const optionsOf = ({ fields }: Action): string => {
  const options = fields.filter(({ kind }) => kind !== 'word');
  const groups: { text: string; needed: boolean }[] = [];
  for (const field of options) {
    const last = groups.at(-1);
    if (last && field.joined !== undefined) last.text += field.joined + textOf(field);
    else groups.push({ text: textOf(field), needed: field.needed });
  }
  return groups.map(({ text, needed }) => (needed ? text : `[${text}]`)).join(' ');
};

const textOf = ({ kind, name, shown }: Field) => (kind === 'flag' ? `--${name}` : `--${name} ${shown}`);

/** What is typed for an action, on one line. */
export const usageOf = (action: Action): string =>
  [action.name, wordsOf(action), optionsOf(action)].filter((part) => part !== '').join(' ');

/** Every action with a line of explanation, and its options on the next. */
export function helpText(): string {
  const lines = commands.map((action) => ({
    typed: `${action.name} ${wordsOf(action)}`,
    summary: action.summary,
    options: optionsOf(action),
  }));
  const width = Math.max(...lines.map(({ typed }) => typed.length)) + 2;
  return [
    'npm run operator -- <command>',
    '',
    ...lines.flatMap(({ typed, summary, options }) => [
      `  ${typed.padEnd(width)}${summary}`,
      ...(options === '' ? [] : [`${' '.repeat(width + 2)}${options}`]),
    ]),
    '',
    '  --yes answers the questions of commands that ask before they act.',
    '  --by NAME says who you are; without it OPERATOR does, or else the name of the system user.',
  ].join('\n');
}
