import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { cancelRecovery } from './security.writes.ts';

/** Warns of a new password that the security question has chosen, and cancels it. `dueAt`: when it works, epoch ms. */
export function WaitingPassword({ dueAt }: { dueAt: number }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const cancel = useAction(cancelRecovery, { done: () => t`Canceled. Your password stays the same.` });
  const from = formatDateTime(dueAt, language);
  return (
    <InlineAlert actionLabel={t`Cancel the change`} pending={cancel.pending} onAction={() => cancel.run({})}>
      {cancel.problem ?? (
        <Trans>
          Someone answered your security question and chose a new password. It replaces the current one on {from}. If it
          was not you, cancel it.
        </Trans>
      )}
    </InlineAlert>
  );
}
