import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { servedSpeedTestAtom, speedTestAtom } from '#src/state/site/speed-test.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';

/**
 * The merchant's speed test, outside the app [S2-028]. By itself, because it renders once more when the page is hydrated: with
 * the whole page the form beside it, whose code is still on its way, would be made anew, and lose what was typed.
 */
export function SpeedTestLink() {
  const url = useAtomValue(useHydrated() ? speedTestAtom : servedSpeedTestAtom);
  return (
    url !== undefined && (
      <a href={url} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: 'text' })}>
        <Trans>Test the connection</Trans>
      </a>
    )
  );
}
