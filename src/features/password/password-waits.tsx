import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';

/** Shown after the security question was answered. `worksFrom`: when the new password becomes valid, epoch ms. */
export function PasswordWaits({ worksFrom }: { worksFrom: number }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const from = formatDateTime(worksFrom, language);
  return (
    <div role="status">
      <StatePanel
        kind="empty"
        title={t`Your new password works from ${from}`}
        action={
          <Link to="/m/home" className={buttonClass({ variant: 'soft' })}>
            <Trans>Home</Trans>
          </Link>
        }
      >
        <Trans>
          We have notified the account. Logging in with the old password before then cancels the change. With a code by
          SMS or e-mail you do not have to wait.
        </Trans>
      </StatePanel>
    </div>
  );
}
