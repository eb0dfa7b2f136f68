import { cx } from './class-names.ts';
import s from './skeleton.module.css';
import grid from './tile-grid.module.css';

type SkeletonProps = {
  /** A line of text, or a block sized by `className`. */
  line?: boolean;
  short?: boolean;
  className?: string | undefined;
};

/** Placeholder of loading content; hidden from screen readers. */
export function Skeleton({ line, short, className }: SkeletonProps) {
  return <span className={cx(s.skeleton, (line || short) && s.line, short && s.short, className)} aria-hidden="true" />;
}

/** Placeholders of a number of tiles, each of the size of a tile with a name of one line. */
export function TileGridSkeleton({ count, label }: { count: number; label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className={grid.group} aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          <div key={i}>
            <Skeleton className={s.tile} />
            <Skeleton line className={s.name} />
            <Skeleton short className={s.vendor} />
          </div>
        ))}
      </div>
    </div>
  );
}
