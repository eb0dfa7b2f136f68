import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useClock } from '#src/components/kit/use-clock.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { type AppError, toAppError } from '#src/platform/calls/errors.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { copyText } from '#src/platform/device/share.ts';
import { type Handover, makeHandover } from '#src/state/identity/handover.ts';
import { Button } from '#src/ui/button.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import { HandoverCode } from './handover-code.tsx';
import s from './handover-sheet.module.css';

type Answer = { round: number; handover?: Handover; error?: AppError };

/**
 * Hands the session over to the installed app: a code to type there, a link, and a QR code for another phone. Each opening
 * creates a new code: give it a new key.
 */
export function HandoverSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const online = useAtomValue(onlineAtom);
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const now = useClock(500);

  useEffect(() => {
    let current = true;
    makeHandover().then(
      (handover) => current && setAnswer({ round, handover }),
      (cause: unknown) => current && setAnswer({ round, error: toAppError(cause) }),
    );
    return () => {
      current = false;
    };
  }, [round]);
  const loading = answer?.round !== round;
  const handover = answer?.handover;
  const left = handover && Math.max(0, Math.ceil((handover.expiresAt - now) / 1000));
  const problem = answer?.error?.code ?? (online || left ? undefined : 'no_internet');
  const copy = async () => {
    if (!handover) return;
    if (await copyText(handover.link)) toasts.show(t`Link copied`, { kind: 'success' });
    else toasts.show(t`The link could not be copied. Type the code instead.`, { kind: 'error' });
  };

  const renew = () => setRound(round + 1);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Continue in the installed app`}
      closeLabel={t`Close`}
      footer={
        <div className={s.actions}>
          <Button variant="soft" disabled={!left} onClick={() => void copy()}>
            <Copy size={20} />
            <Trans>Copy link</Trans>
          </Button>
          <Button variant={left === 0 ? 'brand' : 'line'} disabled={!online} pending={loading} onClick={renew}>
            <RefreshCw size={20} />
            <Trans>New code</Trans>
          </Button>
        </div>
      }
    >
      <p className={s.intro}>
        <Trans>
          Open the app from your home screen, go to “Log in”, tap “Continue from another device” and enter this code:
        </Trans>
      </p>
      {problem ? (
        <InlineAlert
          className={s.problem}
          {...(online && { actionLabel: t`Try again`, onAction: renew, pending: loading })}
        >
          {i18n._(errorText[problem])}
        </InlineAlert>
      ) : (
        <HandoverCode handover={handover} left={left} />
      )}
      <p className={s.note}>
        <Trans>The code works once. Do not share it: anyone who has it can sign in as you.</Trans>
      </p>
    </Sheet>
  );
}
