import { BackButton } from '#src/components/back-button.tsx';
import s from './header.module.css';
import { usePageName } from './use-page-name.ts';

/** The header of an inner page: back arrow and title [S1-103]. */
export function InnerHeader({ path }: { path: string }) {
  const name = usePageName(path);
  return (
    <header className={`${s.header} ${s.inner}`}>
      <BackButton />
      <h1 className={s.title}>{name}</h1>
    </header>
  );
}
