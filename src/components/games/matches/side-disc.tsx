import type { Match } from '#src/contract/lobby/matches.schema.ts';
import { initials } from '#src/ui/avatar.tsx';
import { inkOn } from './disc-ink.ts';
import s from './match.module.css';

/** Stands for one of the two who play, whose name is beside it: the colour, in place of a crest, and the letters of the name. */
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
