import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmAction } from '#src/components/kit/actions/confirm-action.tsx';
import { showFailure, useAction } from '#src/components/kit/actions/use-action.ts';
import { deleteFromInbox } from '#src/state/notify/change-inbox.ts';
import s from './messages.module.css';

type DeleteMessagesProps = {
  ids: readonly string[];
  /** Called at the end; false when it was cancelled, or when not all could be deleted. */
  onEnd: (deleted: boolean) => void;
};

/** Confirms that messages are deleted permanently, and shows the progress. */
export function DeleteMessages({ ids, onEnd }: DeleteMessagesProps) {
  const { t } = useLingui();
  const [gone, setGone] = useState(0);
  const count = ids.length;
  const remove = useAction((store, all: readonly string[]) => deleteFromInbox(store, all, setGone), {
    done: () => {
      onEnd(true);
      return count === 1 ? t`Message deleted` : t`Messages deleted`;
    },
    failed: (why) => {
      showFailure(why);
      onEnd(false);
    },
  });
  return (
    <ConfirmAction
      action={remove}
      input={ids}
      onClose={() => onEnd(false)}
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
    >
      {remove.pending && count > 1 && (
        <div role="status" className={s.progress}>
          <progress value={gone} max={count} aria-label={t`Progress`} />
          {t`${gone} of ${count}`}
        </div>
      )}
    </ConfirmAction>
  );
}
