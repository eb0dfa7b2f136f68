import { OperatorError, type Options, readText } from './command.ts';

const longestReason = 300;

/** `--reason`, which the member reads. Throws OperatorError where it is missing or too long. */
export function readReason(options: Options): string {
  const reason = readText(options, 'reason');
  if (reason.length <= longestReason) return reason;
  throw new OperatorError(`A reason has at most ${longestReason} characters.`);
}
