import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmAction } from '#src/components/kit/actions/confirm-action.tsx';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import { connectionText } from '#src/platform/language/connection-text.ts';
import { Button } from '#src/ui/button.tsx';
import { cancel } from './withdrawals.resource.ts';

/** Takes a withdrawal back that the bank does not have yet. */
export function CancelWithdrawal({ id }: { id: string }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const action = useAction(cancel, { offline: connectionText.moneyOff, done: () => setAsked(false) });
  return (
    <>
      <Button variant="line" big wide aria-disabled={action.off ? true : undefined} onClick={() => setAsked(true)}>
        <Trans>Cancel withdrawal</Trans>
      </Button>
      <ConfirmAction
        action={action}
        input={{ id }}
        open={asked}
        onClose={() => setAsked(false)}
        title={t`Cancel this withdrawal?`}
        text={<Trans>The money goes back to your balance at once.</Trans>}
        cancelLabel={t`Keep it`}
        submitLabel={t`Cancel withdrawal`}
      />
    </>
  );
}
