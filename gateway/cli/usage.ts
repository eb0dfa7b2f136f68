import type { Action } from '../actions/define-action.ts';
import type { Field } from '../actions/fields.ts';

/** The words after an action's name: `<needed>`, `[optional]`, `<several…>`. */
export const wordsOf = ({ fields }: Action): string =>
  fields
    .filter(({ kind }) => kind === 'word')
    .map(({ shown, needed, several }) => {
      const text = several ? `${shown}…` : shown;
      return needed ? `<${text}>` : `[${text}]`;
    })
    .join(' ');

/** The options of an action, in brackets where they may be left out. */
export const optionsOf = ({ fields }: Action): string => {
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

/** The usage of an action, on one line. */
export const usageOf = (action: Action): string =>
  [action.name, wordsOf(action), optionsOf(action)].filter((part) => part !== '').join(' ');
