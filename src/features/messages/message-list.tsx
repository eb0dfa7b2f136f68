import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import CheckCheck from 'lucide-react/icons/check-check';
import { Suspense, useState } from 'react';
import { CodeMissing } from '#src/components/kit/code-missing.tsx';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { useClock } from '#src/components/kit/use-clock.ts';
import type { Message } from '#src/contract/notify/messages.schema.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { readInbox } from '#src/state/notify/change-inbox.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { MessageRow } from './message-row.tsx';
import s from './messages.module.css';
import Trash2 from 'lucide-react/icons/trash-2';

type ChoiceBarProps = { count: number; all: boolean; offline: boolean; onAll: () => void; onDelete: () => void };

/** Actions for the selected messages, within thumb reach. */
function ChoiceBar({ count, all, offline, onAll, onDelete }: ChoiceBarProps) {
  const off = count === 0 || offline;
  return (
    <div className={s.choice}>
      <Button variant="line" onClick={onAll}>
        {all ? <Trans>Clear selection</Trans> : <Trans>Select all</Trans>}
      </Button>
      <Button variant="danger" aria-disabled={off || undefined} onClick={() => off || onDelete()}>
        <Trash2 size={20} />
        <Trans>Delete ({count})</Trans>
      </Button>
    </div>
  );
}

const MessageSheet = lazyPart(() => import('./message-sheet.tsx'), 'MessageSheet', CodeMissing);
const DeleteMessages = lazyPart(() => import('./delete-messages.tsx'), 'DeleteMessages', CodeMissing);

/** The messages of the inbox: opened, all marked as read at once, selected, deleted one by one or several at once. */
export function MessageList({ messages }: { messages: readonly Message[] }) {
  const { t } = useLingui();
  const store = useStore();
  const offline = !useAtomValue(onlineAtom);
  const now = useClock(30_000);
  const [opened, setOpened] = useState<Message>();
  const [choosing, setChoosing] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [toDelete, setToDelete] = useState<readonly string[]>([]);
  // Messages deleted in another tab are deselected.
  const chosen = messages.map(({ id }) => id).filter((id) => selected.has(id));

  const stopChoosing = () => {
    setChoosing(false);
    setSelected(new Set());
  };
  const toggle = (id: string) =>
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const open = (message: Message) => {
    setOpened(message);
    if (!message.read) void readInbox(store, [message.id]);
  };
  const remove = (ids: readonly string[]) => {
    if (!offline) setToDelete(ids);
  };
  const unread = messages.some(({ read }) => !read);
  return (
    <section aria-labelledby="inbox-heading">
      <div className={s.bar}>
        <h2 id="inbox-heading" className={s.heading} tabIndex={-1}>
          {choosing ? <Plural value={chosen.length} one="# selected" other="# selected" /> : <Trans>Inbox</Trans>}
        </h2>
        {!choosing && unread && (
          <Button variant="text" aria-disabled={offline || undefined} onClick={() => offline || void readInbox(store)}>
            <CheckCheck size={16} />
            <Trans>Read all</Trans>
          </Button>
        )}
        <Button variant="text" onClick={choosing ? stopChoosing : () => setChoosing(true)}>
          {choosing ? <Trans>Done</Trans> : <Trans>Choose</Trans>}
        </Button>
      </div>
      <Card className={s.card}>
        <ul aria-label={t`Inbox`}>
          {messages.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              now={now}
              chosen={choosing ? selected.has(message.id) : undefined}
              offline={offline}
              onOpen={() => (choosing ? toggle(message.id) : open(message))}
              onDelete={() => remove([message.id])}
            />
          ))}
        </ul>
      </Card>
      <p role="status" className={s.offline}>
        {offline && <Trans>No internet. Messages can be deleted when it is back.</Trans>}
      </p>
      {choosing && (
        <ChoiceBar
          count={chosen.length}
          all={chosen.length === messages.length}
          offline={offline}
          onAll={() => setSelected(new Set(chosen.length === messages.length ? [] : messages.map(({ id }) => id)))}
          onDelete={() => remove(chosen)}
        />
      )}
      <Suspense fallback={null}>
        {opened && (
          <MessageSheet
            message={opened}
            offline={offline}
            onClose={() => setOpened(undefined)}
            onDelete={() => {
              setOpened(undefined);
              remove([opened.id]);
            }}
          />
        )}
        {toDelete.length > 0 && (
          <DeleteMessages
            ids={toDelete}
            onEnd={(deleted) => {
              setToDelete([]);
              if (!deleted) return;
              stopChoosing();
              // The row that had the focus was removed.
              document.getElementById('inbox-heading')?.focus();
            }}
          />
        )}
      </Suspense>
    </section>
  );
}
