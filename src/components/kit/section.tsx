import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useId } from 'react';
import { LastUpdated } from './last-updated.tsx';
import s from './section.module.css';

type SectionProps = {
  title: string;
  /** Target of 'See all'; without it there is no link. */
  more?: Pick<LinkProps, 'to' | 'search'> | undefined;
  /** When the content was fetched; epoch ms. */
  at?: number | undefined;
  children: ReactNode;
};

/** A titled block of home with a link to the full list. */
export function Section({ title, more, at, children }: SectionProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section className={s.section} aria-labelledby={id}>
      <div className={s.head}>
        <h2 id={id} className={s.title}>
          {title}
        </h2>
        <LastUpdated at={at} />
        {more && (
          <Link {...more} className={s.more} aria-label={t`See all: ${title}`}>
            <Trans>See all</Trans>
            <ChevronRight size={16} />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
