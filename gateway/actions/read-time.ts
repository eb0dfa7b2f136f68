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

/** `2026-12-01 12:00` in UTC → epoch ms; undefined when it is not told. */
export function readMoment(options: Options, name: string): number | undefined {
  const text = options[name];
  if (typeof text !== 'string') return undefined;
  const at = /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text) ? Date.parse(`${text.replace(' ', 'T')}:00Z`) : Number.NaN;
  if (Number.isNaN(at)) throw new OperatorError(`--${name} is a time in UTC, such as "2026-12-01 12:00".`);
  return at;
}
