import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useAtom, useAtomValue } from 'jotai';
import { Confirm } from '#src/components/kit/actions/confirm.tsx';
import { isTrialGuest } from '#src/contract/core/member-type.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { trialPromptAtom } from '#src/state/identity/trial-prompt.ts';

/**
 * Explains the benefits of an account to a free-trial guest who opens the member centre, and offers to register [S1-331]. It
 * overlays the current page, to which cancel returns.
 */
export function TrialPrompt() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const type = useAtomValue(memberAtom)?.type;
  const [open, setOpen] = useAtom(trialPromptAtom);
  if (!open || type === undefined || !isTrialGuest(type)) return null;
  return (
    <Confirm
      open
      title={t`You are playing as a guest`}
      text={i18n._(errorText.real_account_required)}
      cancelLabel={t`Cancel`}
      submitLabel={t`Register now`}
      onCancel={() => setOpen(false)}
      onSubmit={() => {
        setOpen(false);
        void navigate({ to: '/m/register' });
      }}
    />
  );
}
