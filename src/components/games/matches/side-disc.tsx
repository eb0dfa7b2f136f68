import type { Match } from '#src/contract/lobby/matches.schema.ts';
import { initials } from '#src/ui/avatar.tsx';
import s from './match.module.css';

/** The luminance of a channel, by WCAG 2. */
function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** A text colour readable on any background (#rrggbb): white or black, with a contrast of at least 4.5:1. */
export function inkOn(color: string): '#fff' | '#000' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) =>
    linear(Number.parseInt(color.slice(from, from + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000' : '#fff';
}

/** A disc for one of the two sides, next to its name: its colour, in place of a crest, and its initials. */
export function SideDisc({ side: { name, color } }: { side: Match['home'] }) {
  return (
    <svg className={s.disc} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="19.5" fill={color} />
      <text x="20" y="25.5" textAnchor="middle" fontSize="15" fontWeight="700" fill={inkOn(color)}>
        {initials(name)}
      </text>
    </svg>
  );
}
