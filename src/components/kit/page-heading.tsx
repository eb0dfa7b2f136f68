import { useLingui } from '@lingui/react';
import { useTellHydrated } from '#src/state/app/hydrated.tsx';
import { BackButton } from './back-button.tsx';
import { usePage } from './page.ts';
import s from './page-heading.module.css';

/** Back button and name of a page, at the start of its bar; reports that the page is ready. */
export function PageHeading() {
  const { i18n } = useLingui();
  const { title } = usePage();
  useTellHydrated();
  return (
    <>
      <BackButton />
      <h1 className={s.title}>{i18n._(title)}</h1>
    </>
  );
}
