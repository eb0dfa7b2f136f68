import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmAction } from '#src/components/kit/actions/confirm-action.tsx';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import { Button } from '#src/ui/button.tsx';
import { renew } from './invitations.resource.ts';
import s from './invitations.module.css';

/** Ends the member's link and makes another one, after a question. */
export function ReplaceLink() {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const replace = useAction(renew, {
    offline: msg`No internet. You can replace the link when it is back.`,
    done: () => {
      setAsked(false);
      return t`Your new link is ready`;
    },
  });
  const off = replace.off !== undefined;
  return (
    <>
      <Button
        variant="text"
        wide
        className={s.replace}
        aria-disabled={off || undefined}
        onClick={() => off || setAsked(true)}
      >
        <Trans>Replace link</Trans>
      </Button>
      <p role="status" className={s.off}>
        {replace.off}
      </p>
      <ConfirmAction
        action={replace}
        input={undefined}
        open={asked}
        onClose={() => setAsked(false)}
        title={t`Replace your link?`}
        text={t`The link and the QR code that you have sent stop working. Anyone who has joined stays on your list.`}
        cancelLabel={t`Cancel`}
        submitLabel={t`Replace`}
      />
    </>
  );
}
