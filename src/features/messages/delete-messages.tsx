import { Plural, useLingui } from '@lingui/react/macro';
import { useStore } from 'jotai';
import { useState } from 'react';
import { toAppError } from '#src/platform/calls/errors.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { deleteFromInbox } from '#src/state/change-inbox.ts';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import s from './messages.module.css';

type DeleteMessagesProps = {
  ids: readonly string[];
  /** Called once it is over; false when it was called off, or when not all could be deleted. */
  onEnd: (deleted: boolean) => void;
};

/** Asks before messages are deleted for good, and shows how far it has come. */
export function DeleteMessages({ ids, onEnd }: DeleteMessagesProps) {
  const { t, i18n } = useLingui();
  const store = useStore();
  const [gone, setGone] = useState<number>();
  const count = ids.length;

  const submit = async () => {
    setGone(0);
    try {
      await deleteFromInbox(store, ids, setGone);
      toasts.show(count === 1 ? t`Message deleted` : t`Messages deleted`, { kind: 'success' });
      onEnd(true);
    } catch (cause) {
      toasts.show(i18n._(errorText[toAppError(cause).code]), { kind: 'error' });
      onEnd(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={count === 1 ? t`Delete this message?` : t`Delete these messages?`}
      text={
        <Plural
          value={count}
          one="It is deleted for good, on all your devices."
          other="# messages are deleted for good, on all your devices."
        />
      }
      cancelLabel={t`Cancel`}
      submitLabel={t`Delete`}
      tone="danger"
      pending={gone !== undefined}
      onCancel={() => onEnd(false)}
      onSubmit={() => void submit()}
    >
      {gone !== undefined && count > 1 && (
        <div role="status" className={s.progress}>
          <progress value={gone} max={count} aria-label={t`Progress`} />
          {t`${gone} of ${count}`}
        </div>
      )}
    </ConfirmDialog>
  );
}
