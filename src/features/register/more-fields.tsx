import { Trans } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { FormName } from './register-names.ts';
import s from './register-form.module.css';

type MoreFieldsProps = {
  /** Summary of the optional fields. */
  names: readonly string[];
  /** The first invalid field among them, and the number of submits. */
  wrong: FormName | undefined;
  round: number;
  /** Focuses a field. */
  onShow: (name: FormName) => void;
  children: ReactNode;
};

/** Optional fields, collapsed; expands when one of them is invalid. */
export function MoreFields({ names, wrong, round, onShow, children }: MoreFieldsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const show = useEffectEvent(() => {
    if (!wrong || !details.current || details.current.open) return;
    details.current.open = true;
    // An invalid field before it keeps the focus.
    if (!document.activeElement?.matches('[aria-invalid="true"]')) onShow(wrong);
  });
  useEffect(() => show(), [wrong, round]);
  return (
    <details ref={details} className={s.more}>
      <summary>
        <span className={s.moreWords}>
          <b>
            <Trans>More details (optional)</Trans>
          </b>
          <small>{names.join(', ')}</small>
        </span>
        <ChevronDown size={20} />
      </summary>
      <div className={s.moreFields}>{children}</div>
    </details>
  );
}
