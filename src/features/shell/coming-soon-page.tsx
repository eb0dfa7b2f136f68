import { Trans, useLingui } from '@lingui/react/macro';
import { BackButton } from '#src/components/kit/back-button.tsx';
import { BackToGames } from '#src/components/kit/links/back-to-games.tsx';
import { usePage } from '#src/components/kit/page.ts';
import { StatePanel } from '#src/ui/state-panel.tsx';

/** A page of the product that is not open yet: it says so, and leads home. */
export function ComingSoonPage() {
  const { t } = useLingui();
  const bare = usePage().header === 'none';
  return (
    <>
      {bare && <BackButton />}
      <StatePanel
        kind="empty"
        headingLevel={bare ? 1 : 2}
        scene={{ light: '/spot/spot-barco.svg', dark: '/spot/spot-barco-dark.svg' }}
        title={t`Agent area`}
        action={<BackToGames />}
      >
        <Trans>This page is not available yet. Your account and balance are not affected.</Trans>
      </StatePanel>
    </>
  );
}
