import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Message } from '#src/contract/notify/messages.schema.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Button } from '#src/ui/button.tsx';
import { SafeHtml } from '#src/ui/html.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import s from './messages.module.css';

type MessageSheetProps = { message: Message; offline: boolean; onClose: () => void; onDelete: () => void };

/** A complete message, with a link to its subject. */
export function MessageSheet({ message, offline, onClose, onDelete }: MessageSheetProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const language = useAtomValue(languageAtom);
  const leave = (path: string) => {
    onClose();
    void navigate({ href: path });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={message.title}
      note={formatDateTime(message.sentAt, language)}
      closeLabel={t`Close`}
      footer={
        <div className={s.actions}>
          <Button variant="line" aria-disabled={offline || undefined} onClick={() => offline || onDelete()}>
            <Trash2 size={20} />
            <Trans>Delete</Trans>
          </Button>
          {message.path !== '' && (
            <Button onClick={() => leave(message.path)}>
              <Trans>View</Trans>
            </Button>
          )}
        </div>
      }
    >
      <SafeHtml html={message.content} onNavigate={leave} className={s.text} />
    </Sheet>
  );
}
