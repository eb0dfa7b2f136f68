import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import s from './code-missing.module.css';

/** Shown if neither a screen's code nor that of its error screen could be loaded; a new document requests both again. */
export function CodeMissing() {
  return (
    <p className={s.missing} role="alert">
      <Button onClick={() => location.reload()}>
        <Trans>Try again</Trans>
      </Button>
    </p>
  );
}
