import { useLingui } from '@lingui/react/macro';
import { Pager } from '#src/ui/pager.tsx';

type PageTurnerProps = {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
};

/** Leads through the pages of a list; nothing where there is one. */
export function PageTurner({ page, pages, onPage }: PageTurnerProps) {
  const { t } = useLingui();
  if (pages <= 1) return null;
  return (
    <Pager
      count={pages}
      index={page - 1}
      onChange={(index) => onPage(index + 1)}
      labels={{ previous: t`Previous page`, next: t`Next page`, position: t`${page} of ${pages}` }}
    />
  );
}
