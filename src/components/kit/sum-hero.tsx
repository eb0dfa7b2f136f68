import type { ReactNode } from 'react';
import { usePicture } from '#src/platform/device/picture-origin.ts';
import art from '#src/ui/art-scene.module.css';
import { cx } from '#src/ui/class-names.ts';
import s from './sum-hero.module.css';

type SumHeroProps = {
  /** The path of a scene. */
  picture: string;
  /** Label of the sum. */
  label: ReactNode;
  sum: ReactNode;
  children: ReactNode;
};

/** A sum over a picture, at the top of a page whose first card overlaps its lower edge. */
export function SumHero({ picture, label, sum, children }: SumHeroProps) {
  return (
    <div className={cx(art.scene, s.hero)}>
      <img src={usePicture(picture)} alt="" />
      <p className={s.label}>{label}</p>
      <p className={cx(s.sum, 'num')} translate="no">
        {sum}
      </p>
      <p className={cx(s.under, 'num')}>{children}</p>
    </div>
  );
}
