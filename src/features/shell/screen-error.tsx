import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { errorText } from '#src/platform/error-text.ts';
import { toAppError } from '#src/platform/errors.ts';
import { StatePanel } from '#src/ui/state-panel.tsx';

/** A screen that could not be shown: what happened, and a way to try again. */
export function ScreenError({ error, reset }: { error: unknown; reset?: () => void }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
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
