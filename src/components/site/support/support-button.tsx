import { Trans } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Headset from 'lucide-react/icons/headset';
import { supportOpenAtom } from '#src/state/site/support.ts';
import rows from '#src/ui/rows.module.css';
import s from './support-button.module.css';

/** A row that opens the customer-service menu; `onOpen` lets its container close. */
export function SupportButton({ onOpen }: { onOpen: () => void }) {
  const open = useSetAtom(supportOpenAtom);
  return (
    <button
      type="button"
      className={rows.row}
      aria-haspopup="dialog"
      onClick={() => {
        onOpen();
        open(true);
      }}
    >
      <span className={s.mark}>
        <Headset size={20} />
      </span>
      <span className={rows.words}>
        <b>
          <Trans>Support</Trans>
        </b>
        <small>
          <Trans>Answers, messages and support from our team</Trans>
        </small>
      </span>
      <ChevronRight size={20} />
    </button>
  );
}
