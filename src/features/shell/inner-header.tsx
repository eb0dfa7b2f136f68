import { useAtomValue } from 'jotai';
import { LastUpdated } from '#src/components/kit/last-updated.tsx';
import { PageHeading } from '#src/components/kit/page-heading.tsx';
import { pageAgeAtom } from '#src/state/app/page-age.ts';
import s from './header.module.css';
import own from './inner-header.module.css';

/** The header of an inner page: back arrow and title [S1-103]. */
export const InnerHeader = () => (
  <header className={`${s.header} ${own.inner}`} data-hydrates="">
    <PageHeading />
    <div className={own.age}>
      <LastUpdated at={useAtomValue(pageAgeAtom)} />
    </div>
  </header>
);
