import s from './pager-dots.module.css';

/** Position among a number of pages; decoration next to a text that says it. `index` counts from 0. */
export function PagerDots({ count, index }: { count: number; index: number }) {
  return (
    <span className={s.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <span key={i} className={i === index ? s.on : undefined} />
      ))}
    </span>
  );
}
