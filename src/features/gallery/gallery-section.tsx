import type { ReactNode } from 'react';
import { cx } from '#src/ui/class-names.ts';
import s from './gallery.module.css';

type GallerySectionProps = { title: string; bleed?: boolean; children: ReactNode };

export function GallerySection({ title, bleed, children }: GallerySectionProps) {
  return (
    <section className={s.section} aria-label={title}>
      <h2>{title}</h2>
      <div className={cx(!bleed && s.inset)}>{children}</div>
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={s.row}>{children}</div>;
}

/** A picture's place holder in the colours of the theme. */
export function Scene() {
  return <span className={s.scene} />;
}
