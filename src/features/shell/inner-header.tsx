import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { LastUpdated } from '#src/components/last-updated.tsx';
import { BackButton } from '#src/components/back-button.tsx';
import { usePage } from '#src/components/page.ts';
import { useTellHydrated } from '#src/state/hydrated.tsx';
import { pageAgeAtom } from '#src/state/page-age.ts';
import s from './header.module.css';
import own from './inner-header.module.css';

/** The header of an inner page: back arrow and title [S1-103]. */
export function InnerHeader() {
  const { i18n } = useLingui();
  const page = usePage();
  useTellHydrated();
  return (
    <header className={`${s.header} ${own.inner}`} data-hydrates="">
      <BackButton />
      <h1 className={own.title}>{i18n._(page.title)}</h1>
      <div className={own.age}>
        <LastUpdated at={useAtomValue(pageAgeAtom)} />
      </div>
    </header>
  );
}
