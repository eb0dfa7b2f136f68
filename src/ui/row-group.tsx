import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import rows from './rows.module.css';

/** A group of rows with a heading. */
export function RowGroup({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2 className={rows.heading}>{title}</h2>
      <Card>
        <ul className={rows.rows}>{children}</ul>
      </Card>
    </section>
  );
}
