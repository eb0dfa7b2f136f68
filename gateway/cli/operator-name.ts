import { userInfo } from 'node:os';
import { OperatorError } from '../actions/define-action.ts';

const form = /^[\p{L}\p{N}][\p{L}\p{N} ._@+-]{0,63}$/u;

/** The name by which an operator is remembered. Throws OperatorError for what is no name. */
export function readOperatorName(name: string): string {
  const trimmed = name.trim();
  if (form.test(trimmed)) return trimmed;
  throw new OperatorError('The name of an operator has up to 64 letters, digits, spaces, and . _ @ + or -.');
}

/** The operator's name without `--by`: OPERATOR of the environment, else the system user. */
export function operatorOf(environment: Readonly<Record<string, string | undefined>>, user = systemUser): string {
  const named = environment['OPERATOR'];
  return named === undefined || named.trim() === '' ? user() : readOperatorName(named);
}

/** The user that the system runs this process as. */
export function systemUser(): string {
  try {
    return userInfo().username.slice(0, 64);
  } catch {
    // A user of a container may have a number and no name.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
