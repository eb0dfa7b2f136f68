import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import s from './state-panel.module.css';

/** `empty` and `maintenance` are soft; `error` and `offline` get the filled button and are announced at once. */
type StateKind = 'empty' | 'error' | 'offline' | 'maintenance';

type StatePanelProps = {
  kind: StateKind;
  /** Addresses of a scene of 200×120, one for each theme. */
  scene?: { light: string; dark: string };
  /** The title: the state. */
  title: string;
  /** The remedy. */
  children?: ReactNode;
  /** 1 if the state is the whole page. */
  headingLevel?: 1 | 2 | 3;
  className?: string | undefined;
} & (
  | { actionLabel: string; onAction: () => void; pending?: boolean }
  | {
      /** A link that looks like a soft button, instead of the button. */
      action?: ReactNode;
    }
);

/** Scene, title, remedy, and one button. */
export function StatePanel(props: StatePanelProps) {
  const { kind, scene, title, children, headingLevel = 2, className } = props;
  const Heading = `h${headingLevel}` as const;
  const failed = kind === 'error' || kind === 'offline';
  const action =
    'onAction' in props ? (
      <Button variant={failed ? 'brand' : 'soft'} pending={props.pending} onClick={props.onAction}>
        {props.actionLabel}
      </Button>
    ) : (
      props.action
    );
  return (
    <section role={failed ? 'alert' : undefined} className={cx(s.panel, className)}>
      {scene && (
        <div className={s.scene} aria-hidden="true">
          <img className={s.light} src={scene.light} alt="" width="200" height="120" loading="lazy" />
          <img className={s.dark} src={scene.dark} alt="" width="200" height="120" loading="lazy" />
        </div>
      )}
      <Heading className={s.title}>{title}</Heading>
      {children && <p className={s.text}>{children}</p>}
      {action && <div className={s.action}>{action}</div>}
    </section>
  );
}
