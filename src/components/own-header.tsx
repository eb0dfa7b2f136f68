import { useLingui } from '@lingui/react';
import { useTellHydrated } from '#src/state/hydrated.tsx';
import { BackButton } from './back-button.tsx';
import s from './own-header.module.css';
import { usePage } from './page.ts';

/** The bar of a page that the app's header is hidden on: its own way back, and its name [S1-100]. */
export function OwnHeader() {
  const { i18n } = useLingui();
  const { title } = usePage();
  useTellHydrated();
  return (
    <div className={s.bar}>
      <BackButton />
      <h1 className={s.title}>{i18n._(title)}</h1>
    </div>
  );
}
