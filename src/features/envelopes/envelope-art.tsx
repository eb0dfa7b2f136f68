import { useMoney } from '#src/components/people/use-money.ts';
import type { Amount } from '#src/contract/core/amount.ts';
import { cx } from '#src/ui/class-names.ts';
import s from './rain-scene.module.css';

/** The envelope and its colours, once in the page; the others point to it. */
const Parts = () => (
  <defs>
    <linearGradient id="rain-red" x2="0" y2="1">
      <stop stopColor="#f0765c" />
      <stop offset="1" stopColor="#b8332f" />
    </linearGradient>
    <linearGradient id="rain-gold" x2="0" y2="1">
      <stop stopColor="#ffd98a" />
      <stop offset="1" stopColor="#e3930f" />
    </linearGradient>
    <radialGradient id="rain-moon">
      <stop stopColor="#d6fff6" stopOpacity=".5" />
      <stop offset="1" stopColor="#77ffff" stopOpacity="0" />
    </radialGradient>
    <linearGradient id="rain-sky" x2="0" y2="1">
      <stop stopColor="#0c4a63" />
      <stop offset=".46" stopColor="#0a3550" />
      <stop offset="1" stopColor="#051824" />
    </linearGradient>
    <g id="rain-envelope">
      <rect x="-26" y="-34" width="52" height="68" rx="8" fill="#051824" opacity=".35" transform="translate(3 5)" />
      <rect x="-26" y="-34" width="52" height="68" rx="8" fill="url(#rain-red)" />
      <path d="M-26-26q0-8 8-8h36q8 0 8 8v6Q0 8-26-20z" fill="#d9503f" />
      <path d="M-26-20Q0 8 26-20" fill="none" stroke="#ffd98a" strokeWidth="1.5" opacity=".7" />
      <circle cy="-4" r="11" fill="url(#rain-gold)" />
      <path
        d="M-6-2c2.500-4 5-4 6 0s3.500 4 6 0"
        fill="none"
        stroke="#8a4b00"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </g>
  </defs>
);

/** Place, turn, size and opacity of an envelope that falls, and when it begins to; seconds. */
const falling = [
  { x: 62, y: 112, turn: -14, size: 0.7, opacity: 0.5, after: 0 },
  { x: 306, y: 86, turn: 18, size: 0.6, opacity: 0.4, after: 3 },
  { x: 188, y: 130, turn: 6, size: 0.62, opacity: 0.45, after: 6 },
  { x: 318, y: 226, turn: -10, size: 0.86, opacity: 0.8, after: 1 },
  { x: 40, y: 262, turn: 12, size: 0.9, opacity: 0.85, after: 4 },
  { x: 262, y: 346, turn: 14, size: 0.7, opacity: 0.55, after: 7 },
  { x: 88, y: 398, turn: -20, size: 0.66, opacity: 0.5, after: 2 },
  { x: 322, y: 420, turn: 8, size: 0.7, opacity: 0.6, after: 5 },
];

/** The night with envelopes that sink and sway; `still`: they stay where they are, as they do where the reader wants less motion. */
export const FallingEnvelopes = ({ still }: { still: boolean }) => (
  <svg className={s.night} viewBox="0 0 360 740" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <Parts />
    <rect width="360" height="740" fill="url(#rain-sky)" />
    <circle cx="180" cy="300" r="210" fill="url(#rain-moon)" />
    <path d="M60-10 20 740h90L120-10zM230-10l20 750h100L300-10z" fill="#fff" opacity=".04" />
    {falling.map(({ x, y, turn, size, opacity, after }) => (
      <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} opacity={opacity}>
        <use href="#rain-envelope" className={cx(!still && s.falls)} style={{ animationDelay: `-${after}s` }} />
      </g>
    ))}
    <path d="M0 640C60 604 120 664 190 636S310 600 360 632V740H0z" fill="#04121c" />
  </svg>
);

export const SealedEnvelope = () => (
  <svg className={s.envelope} viewBox="-92 -92 184 184">
    <circle r="92" fill="#fff" opacity=".06" />
    <g transform="rotate(-4) scale(1.7)">
      <use href="#rain-envelope" />
    </g>
  </svg>
);

/** The opened envelope with the amount on its card. */
export function OpenEnvelope({ amount }: { amount: Amount }) {
  const money = useMoney();
  return (
    <div className={s.opened}>
      <svg className={s.envelope} viewBox="-120 -120 240 240">
        <circle r="120" fill="#fff" opacity=".06" />
        <g transform="translate(0 16) scale(2)">
          <rect x="-26" y="-34" width="52" height="68" rx="8" fill="#051824" opacity=".35" transform="translate(3 5)" />
          <path d="M-26-26-6-50q6-6 12 0L26-26z" fill="#a52c2a" />
          <rect x="-22" y="-46" width="44" height="60" rx="4" fill="#fffaf0" />
          <path d="M-26-26 0-4l26-22v52q0 8-8 8h-36q-8 0-8-8z" fill="url(#rain-red)" />
          <path d="M-26-26 0-4l26-22" fill="none" stroke="#ffd98a" strokeWidth="1.5" opacity=".7" />
        </g>
      </svg>
      <p className={cx(s.card, 'num')}>{money(amount)}</p>
    </div>
  );
}
