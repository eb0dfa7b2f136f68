import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { cx } from './class-names.ts';
import s from './tabs.module.css';
import { useScrollActive } from './use-scroll-active.ts';

type Tab = { id: string; label: ReactNode };

/** Props that make a router link a tab. */
type TabLinkProps = {
  className: string | undefined;
  'aria-current': 'page' | undefined;
  'data-tab': string;
};

type TabsProps = {
  /** Label of the row. */
  label: string;
  tabs: readonly Tab[];
  /** The id of the active tab. It is scrolled into view after 250 ms [S1-140]. */
  active: string;
  /** `line`: the row under a header. `quiet`: a second row inside a page. */
  variant?: 'line' | 'quiet';
} & (
  | {
      /** Tabs as links: the row is a `nav`. Spread the given props on the link. */
      renderLink: (tab: Tab, props: TabLinkProps) => ReactNode;
    }
  | {
      /** Tabs as buttons: a `tablist`, one stop for the Tab key; arrows move, Enter or Space selects. */
      onSelect: (id: string) => void;
      /** The id of the panel that the tabs control. */
      panelId?: string;
    }
);

/** A row of tabs that scrolls sideways; arrow keys, Home and End move along it. */
export function Tabs(props: TabsProps) {
  const { label, tabs, active, variant = 'line' } = props;
  const strip = useRef<HTMLDivElement>(null);
  useScrollActive(strip, active);
  const className = cx(s.tabs, s[variant]);

  if ('renderLink' in props)
    return (
      <nav aria-label={label}>
        <div ref={strip} className={className} onKeyDown={moveAlong}>
          {tabs.map((tab) =>
            props.renderLink(tab, {
              className: s.tab,
              'aria-current': tab.id === active ? 'page' : undefined,
              'data-tab': tab.id,
            }),
          )}
        </div>
      </nav>
    );

  const { onSelect, panelId } = props;
  return (
    <div ref={strip} role="tablist" aria-label={label} className={className} onKeyDown={moveAlong}>
      {tabs.map((tab, index) => {
        const selected = tab.id === active;
        const reachable = selected || (index === 0 && !tabs.some(({ id }) => id === active));
        return (
          <button
            key={tab.id}
            type="button"
            role="tab"
            aria-selected={selected}
            aria-controls={panelId}
            tabIndex={reachable ? 0 : -1}
            data-tab={tab.id}
            className={s.tab}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        );
      })}
    </div>
  );
}

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tab]')];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  if (here < 0) return;
  const last = stops.length - 1;
  const to = { ArrowRight: here === last ? 0 : here + 1, ArrowLeft: here === 0 ? last : here - 1, Home: 0, End: last }[
    event.key
  ];
  if (to === undefined) return;
  event.preventDefault();
  stops[to]?.focus();
}
