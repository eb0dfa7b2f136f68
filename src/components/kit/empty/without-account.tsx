import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { BackToGames } from '#src/components/kit/links/back-to-games.tsx';
import { saveIntent } from '#src/state/app/intent.ts';
import type { ErrorCode } from '#src/contract/core/error-code.ts';
import { isTrialGuest } from '#src/contract/core/member-type.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { buttonClass } from '#src/ui/button.tsx';
import buttons from '#src/ui/button-row.module.css';
import { StatePanel } from '#src/ui/state-panel.tsx';

const scene = { light: '/spot/spot-ancora.svg', dark: '/spot/spot-ancora-dark.svg' };

/**
 * Shown if an account is required; links a guest of the free trial to the registration, and from there back to this page. Members
 * of another type read that the page is not available to them.
 */
export function WithoutAccount({ refusal, type }: { refusal: ErrorCode; type: number }) {
  const { t, i18n } = useLingui();
  const why = i18n._(errorText[refusal]);
  if (!isTrialGuest(type))
    return (
      <StatePanel kind="empty" scene={scene} title={t`Not available for your account`} action={<BackToGames />}>
        {why}
      </StatePanel>
    );
  const back = { state: { tapped: true }, onClick: () => saveIntent({ kind: 'page' }) };
  return (
    <StatePanel
      kind="empty"
      scene={scene}
      title={t`You need an account for this`}
      action={
        <span className={buttons.row}>
          <Link to="/m/register" {...back} className={buttonClass({})}>
            <Trans>Create a free account</Trans>
          </Link>
          <Link to="/m/login" {...back} className={buttonClass({ variant: 'line' })}>
            <Trans>Log in</Trans>
          </Link>
        </span>
      }
    >
      {why}
    </StatePanel>
  );
}
