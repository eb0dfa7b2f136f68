import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from './class-names.ts';
import s from './segmented.module.css';

type Segment<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** The full word, if the label is an abbreviation: 'PT' is read as 'Português'. */
  name?: string;
  /** The language of the name (BCP 47), if it is not the page's. */
  lang?: string;
};

type SegmentedProps<Value extends string> = {
  /** The selected value. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  full?: boolean;
};

/**
 * A few options side by side: a radio group, so arrow keys select. A selection made in the server's document before hydration
 * counts: the browser shows it, and React would neither be notified of it nor revert it.
 */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, segments, value, onChange, full } = props;
  const group = useId();
  const choices = useRef<HTMLDivElement>(null);
  const first = useRef({ value, onChange });
  useEffect(() => {
    const { value: shown, onChange: choose } = first.current;
    const inputs = [...(choices.current?.querySelectorAll('input') ?? [])];
    const chosen = inputs.find((input) => input.checked)?.value;
    if (chosen === undefined || chosen === shown) return;
    // As with a controlled input: the selection shows once the owner has set it.
    for (const input of inputs) input.checked = input.value === shown;
    choose(chosen as Value);
  }, []);
  return (
    <div ref={choices} role="radiogroup" aria-label={label} className={cx(s.seg, full && s.full)}>
      {segments.map((segment) => (
        <label key={segment.value} className={s.choice}>
          <input
            type="radio"
            name={group}
            value={segment.value}
            // A selection restored by the browser after a reload does not count.
            autoComplete="off"
            checked={segment.value === value}
            aria-label={segment.name}
            lang={segment.lang}
            onChange={() => onChange(segment.value)}
          />
          <span className={s.item} aria-hidden={segment.name ? true : undefined}>
            {segment.label}
          </span>
        </label>
      ))}
    </div>
  );
}

type SegmentedNavProps = {
  label: string;
  /** Links with `segmentClass()`; the current page's has `aria-current="page"`. */
  children: ReactNode;
  full?: boolean;
};

/** The same look for links between sibling pages, such as log in and register. */
export function SegmentedNav({ label, children, full }: SegmentedNavProps) {
  return (
    <nav aria-label={label} className={cx(s.seg, full && s.full)}>
      {children}
    </nav>
  );
}

/** The class of a link in a SegmentedNav. */
export function segmentClass(): string | undefined {
  return s.item;
}
