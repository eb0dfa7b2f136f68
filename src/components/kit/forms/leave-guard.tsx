import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Confirm } from '#src/components/kit/actions/confirm.tsx';
import { guardEntry } from '#src/components/kit/guard-entry.ts';

/** Asks before navigation, back included, away from a page with unsaved work. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const { t } = useLingui();
  const { history } = useRouter();
  const now = useRef(unsaved);
  const [question, setQuestion] = useState<{ leave: () => void }>();
  useEffect(() => {
    now.current = unsaved;
  }, [unsaved]);
  useEffect(
    () =>
      guardEntry(history, {
        asks: (from, to) => now.current && from.pathname !== to.pathname,
        onAsk: (leave) => setQuestion({ leave }),
      }),
    [history],
  );
  if (!question) return null;
  return (
    <Confirm
      open
      title={t`Leave without sending?`}
      text={t`The text you typed on this page has not been sent and will be lost.`}
      cancelLabel={t`Stay`}
      submitLabel={t`Leave`}
      tone="danger"
      onCancel={() => setQuestion(undefined)}
      onSubmit={() => {
        setQuestion(undefined);
        question.leave();
      }}
    />
  );
}
