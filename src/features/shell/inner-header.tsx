import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { LastUpdated } from '#src/components/last-updated.tsx';
import { BackButton } from '#src/components/back-button.tsx';
import { usePage } from '#src/components/page.ts';
import { pageAgeAtom } from '#src/state/page-age.ts';
import { HydrationBoundary } from '#src/ui/hydration-boundary.tsx';
import s from './header.module.css';
import own from './inner-header.module.css';

/** The header of an inner page: back arrow and title [S1-103]. */
export function InnerHeader() {
  const { i18n } = useLingui();
  const page = usePage();
  return (
    <HydrationBoundary>
      <header className={`${s.header} ${s.inner}`}>
        <BackButton />
        <h1 className={s.title}>{i18n._(page.title)}</h1>
        <div className={own.age}>
          <LastUpdated at={useAtomValue(pageAgeAtom)} />
        </div>
      </header>
    </HydrationBoundary>
  );
}
