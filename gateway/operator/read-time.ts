import { type Operator, OperatorError, type Options } from './command.ts';

/** The time that an option names, such as `--until 2026-03-14T05:00Z`, epoch ms; null when it is not told. It is one to come. */
export function readTime({ clock }: Pick<Operator, 'clock'>, options: Options, name: string): number | null {
  const text = options[name];
  if (text === undefined) return null;
  const time = typeof text === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(time)) throw new OperatorError(`Say a time such as --${name} 2026-03-14T05:00Z.`);
  if (time <= clock()) throw new OperatorError(`--${name} names a time that has passed.`);
  return time;
}
