import { cx } from './class-names.ts';
import s from './avatar.module.css';

/** The first letters of the first and the last part of a name: 'marina.costa' gives 'MC', 'ana' gives 'A'. */
export function initials(name: string): string {
  const parts = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const ends = parts.length > 1 ? [parts[0], parts[parts.length - 1]] : parts;
  return ends
    .map((part) => Array.from(part ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** Stands for a person whose name is beside it. */
export function Avatar({ name, large }: { name: string; large?: boolean }) {
  return (
    <span className={cx(s.avatar, large && s.large)} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
