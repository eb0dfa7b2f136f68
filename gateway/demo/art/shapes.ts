import type { Random } from '../random.ts';

/** A number for the file: one decimal at the most, no leading zero. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

/** A filled path; `more` are further attributes. */
export const fill = (colour: string, d: string, more = ''): string => `<path fill="${colour}" d="${d}"${more}/>`;

/** Path data of dots (zero-length strokes with round caps) scattered over a box. */
export function scatter(
  random: Random,
  count: number,
  left: number,
  top: number,
  width: number,
  height: number,
): string {
  let out = '';
  let x = 0;
  let y = 0;
  for (let i = 0; i < count; i++) {
    const toX = left + random.int(0, width);
    const toY = top + random.int(0, height);
    out += i === 0 ? `M${toX} ${toY}h0` : `m${toX - x}${toY - y < 0 ? '' : ' '}${toY - y}h0`;
    x = toX;
    y = toY;
  }
  return out;
}

/** A band of soft hills from the left edge to the right, closed at the foot. */
export function hillBand(
  random: Random,
  width: number,
  height: number,
  level: number,
  swell: number,
  steps: number,
): string {
  let x = 0;
  let out = `M0 ${level}`;
  for (let i = 0; i < steps; i++) {
    const step = i === steps - 1 ? width - x : Math.round(width / steps + random.int(-8, 8));
    out += `q${Math.round(step / 2)}-${swell + random.int(0, 10)} ${step} ${random.int(-4, 6)}`.replace(/ -/g, '-');
    x += step;
  }
  return `${out}V${height}H0z`;
}

/** A row of equal waves that starts left of the frame. */
export function waveBand(
  width: number,
  height: number,
  level: number,
  length: number,
  swell: number,
  shift: number,
): string {
  const count = Math.ceil((width - shift) / length) + 1;
  const rest = ` ${length} 0`.repeat(count);
  return `M${shift}${level < 0 ? '' : ' '}${level}q${length / 2}-${swell} ${length} 0t${rest.trim()}V${height}H${shift}z`;
}

/** A pointed leaf from its stalk, turned by an angle (degrees, 0 is up). */
export function leaf(x: number, y: number, angle: number, length: number, fat: number): string {
  const turn = (angle * Math.PI) / 180;
  const place = (along: number, aside: number): string => {
    const px = Math.round(Math.sin(turn) * along + Math.cos(turn) * aside);
    const py = Math.round(-Math.cos(turn) * along + Math.sin(turn) * aside);
    return `${px}${py < 0 ? '' : ' '}${py}`;
  };
  const join = (parts: string[]): string => parts.join(' ').replace(/ -/g, '-');
  const out = join([place(length * 0.35, fat), place(length * 0.75, fat * 0.9), place(length, 0)]);
  return `M${x} ${y}c${out}M${x} ${y}c${join([place(length * 0.3, -fat * 0.7), place(length * 0.7, -fat), place(length, 0)])}`;
}

/** A four-pointed star. */
export function sparkle(x: number, y: number, size: number): string {
  const small = num(size * 0.18);
  const large = num(size * 0.82);
  const minusLarge = `-${large}`;
  const minusSmall = `-${small}`;
  return `M${x} ${num(y - size)}l${small} ${large} ${large} ${small}${minusLarge} ${small}${minusSmall} ${large}${minusSmall}${minusLarge}${minusLarge}${minusSmall} ${large}${minusSmall}z`;
}

/** A spiky star around a centre, for bursts. */
export function starburst(x: number, y: number, points: number, outer: number, inner: number): string {
  let out = '';
  let [lastX, lastY] = [0, 0];
  for (let i = 0; i < points * 2; i++) {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (i * Math.PI) / points;
    const px = Math.round(x + radius * Math.cos(angle));
    const py = Math.round(y + radius * Math.sin(angle));
    out +=
      i === 0
        ? `M${px} ${py}`
        : `${i === 1 ? 'l' : px - lastX < 0 ? '' : ' '}${px - lastX}${py - lastY < 0 ? '' : ' '}${py - lastY}`;
    [lastX, lastY] = [px, py];
  }
  return `${out}z`;
}
