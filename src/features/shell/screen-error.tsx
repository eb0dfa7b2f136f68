import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { errorText } from '#src/platform/language/error-text.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { MissingScreen } from './missing-screen.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';

/** The messages of Chromium, Firefox and Safari. */
const isMissingCode = (error: unknown) =>
  error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message);

/** A screen that could not be shown: the error, and a retry. */
export function ScreenError({ error, reset }: { error: unknown; reset?: () => void }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  if (isMissingCode(error)) return <MissingScreen />;
  return (
    <StatePanel
      kind="error"
      scene={{ light: '/spot/spot-garrafa.svg', dark: '/spot/spot-garrafa-dark.svg' }}
      title={t`This page did not open`}
      actionLabel={t`Try again`}
      onAction={() => {
        reset?.();
        void router.invalidate();
      }}
    >
      {i18n._(errorText[toAppError(error).code])}
    </StatePanel>
  );
}
