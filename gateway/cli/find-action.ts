import { type Action, OperatorError } from '../actions/define-action.ts';
import { commands, groups } from './commands.ts';
import { didYouMean } from './nearest.ts';

/** The group that a first word names, in the singular or the plural; undefined where there is none. */
const groupOf = (word: string): string | undefined =>
  [word, `${word}s`, word.replace(/s$/, '')].find((name) =>
    commands.some(({ name: full }) => full.split(' ')[0] === name),
  );

/** The actions of a group, in the order of the help. */
export const actionsOf = (group: string): readonly Action[] =>
  commands.filter(({ name }) => name.split(' ')[0] === group);

/** The action that the first words name, or the whole group where they name no more. Throws OperatorError for words that name neither. */
export function findAction([first = '', second = '']: readonly string[]): { group: string; action?: Action } {
  const group = groupOf(first);
  if (group === undefined) {
    const near = didYouMean(first, Object.keys(groups));
    throw new OperatorError(`There is no command ${[first, second].join(' ').trim()}.${near} "help" lists all.`);
  }
  const actions = actionsOf(group);
  const action =
    actions.find(({ name }) => name === `${group} ${second}`) ?? actions.find(({ name }) => name === group);
  if (action || second === '' || second.startsWith('-')) return action ? { group, action } : { group };
  const rest = actions.map(({ name }) => name.slice(group.length + 1));
  const near = didYouMean(second, rest);
  throw new OperatorError(`There is no command ${group} ${second}.${near} "help ${group}" shows ${rest.join(', ')}.`);
}
