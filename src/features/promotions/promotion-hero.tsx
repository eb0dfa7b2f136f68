import type { ReactNode } from 'react';
import type { Promotion } from '#src/contract/promotions/promotions.schema.ts';
import { usePicture } from '#src/platform/device/picture-origin.ts';
import { cx } from '#src/ui/class-names.ts';
import art from '#src/ui/art-scene.module.css';
import s from './promotion-hero.module.css';

type PromotionHeroProps = {
  promotion: Pick<Promotion, 'art' | 'title' | 'summary'>;
  /** Above the title. */
  eyebrow: ReactNode;
  /** Over the whole width of a page, or inside a card. */
  tall?: boolean;
};

/** The picture of a promotion with its name over it. */
export function PromotionHero({ promotion, eyebrow, tall }: PromotionHeroProps) {
  const { title, summary } = promotion;
  return (
    <div className={cx(art.scene, s.hero, tall && s.tall)}>
      <img src={usePicture(promotion.art)} alt="" loading={tall ? 'eager' : 'lazy'} />
      <p className={cx(s.eyebrow, 'num')}>{eyebrow}</p>
      <h2 className={s.title}>{title}</h2>
      <p className={s.summary}>{summary}</p>
    </div>
  );
}
