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

type AvatarProps = {
  name: string;
  size?: 'large' | 'huge';
  /** The address of a picture of the person. */ picture?: string | undefined;
};

/** The avatar of a person whose name is next to it: a picture, or the initials. */
export function Avatar({ name, size, picture }: AvatarProps) {
  return (
    <span className={cx(s.avatar, size && s[size])} aria-hidden="true">
      {picture === undefined ? initials(name) : <img src={picture} alt="" />}
    </span>
  );
}
