import { Trans } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '#src/ui/button.tsx';
import s from './messages.module.css';

type ChoiceBarProps = { count: number; all: boolean; offline: boolean; onAll: () => void; onDelete: () => void };

/** What can be done with the messages that are chosen, within the thumb's reach. */
export function ChoiceBar({ count, all, offline, onAll, onDelete }: ChoiceBarProps) {
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
