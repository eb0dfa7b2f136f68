import { encode } from 'uqr';
import s from './qr-code.module.css';

type QrCodeProps = {
  /** The encoded text. */
  text: string;
  /** A description of the target: its only accessible name. */
  label: string;
};

/** A QR code as one path, dark on white in both themes, because not every camera reads an inverted one. Load it lazily. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
  return (
    <svg className={s.code} role="img" aria-label={label} viewBox={`-4 -4 ${size + 8} ${size + 8}`}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
