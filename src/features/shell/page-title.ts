import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { whiteLabelAtom } from '#src/state/site.ts';
import { usePageName } from './use-page-name.ts';

/** Keeps the document's title: page · brand. Shows nothing. */
export function PageTitle({ path }: { path: string }) {
  const name = usePageName(path);
  const brand = useAtomValue(whiteLabelAtom)?.brandName ?? 'Maré';
  useEffect(() => {
    document.title = `${name} · ${brand}`;
  }, [name, brand]);
  return null;
}
