import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { BackButton } from '#src/components/kit/back-button.tsx';
import { BackToGames } from '#src/components/kit/links/back-to-games.tsx';
import { usePage } from '#src/components/kit/page.ts';
import { StatePanel } from '#src/ui/state-panel.tsx';

/** Names of the pages that are not built yet, by path prefix; the first match counts. */
const names: readonly (readonly [string, MessageDescriptor])[] = [['/m/redRain', msg`Red envelopes`]];

/** The name of the page at a path; all others are an agent's. */
const nameToCome = (path: string): MessageDescriptor =>
  names.find(([start]) => path.startsWith(start))?.[1] ?? msg`Agent area`;

/** A page of the product that is not open yet: it says so, and leads home. */
export function ComingSoonPage() {
  const { i18n } = useLingui();
  const bare = usePage().header === 'none';
  const { pathname } = useLocation();
  return (
    <>
      {bare && <BackButton />}
      <StatePanel
        kind="empty"
        headingLevel={bare ? 1 : 2}
        scene={{ light: '/spot/spot-barco.svg', dark: '/spot/spot-barco-dark.svg' }}
        title={i18n._(nameToCome(pathname))}
        action={<BackToGames />}
      >
        <Trans>This page is not available yet. Your account and balance are not affected.</Trans>
      </StatePanel>
    </>
  );
}
