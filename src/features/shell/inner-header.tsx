import { useAtomValue } from 'jotai';
import { LastUpdated } from '#src/components/last-updated.tsx';
import { BackButton } from '#src/components/back-button.tsx';
import { pageAgeAtom } from '#src/state/page-age.ts';
import s from './header.module.css';
import own from './inner-header.module.css';
import { usePageName } from './use-page-name.ts';

/** The header of an inner page: back arrow and title [S1-103]. */
export function InnerHeader({ path }: { path: string }) {
  const name = usePageName(path);
  return (
    <header className={`${s.header} ${s.inner}`}>
      <BackButton />
      <h1 className={s.title}>{name}</h1>
      <div className={own.age}>
        <LastUpdated at={useAtomValue(pageAgeAtom)} />
      </div>
    </header>
  );
}
