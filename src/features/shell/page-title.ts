import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { usePage } from '#src/components/kit/page.ts';
import { whiteLabelAtom } from '#src/state/site/site.ts';

/** Keeps the document's title: page · brand. Shows nothing. */
export function PageTitle() {
  const { i18n } = useLingui();
  const name = i18n._(usePage().title);
  const brand = useAtomValue(whiteLabelAtom)?.brandName ?? 'Maré';
  useEffect(() => {
    document.title = `${name} · ${brand}`;
  }, [name, brand]);
  return null;
}
