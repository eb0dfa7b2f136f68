import { Trans } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { FormName } from './register-names.ts';
import s from './register-form.module.css';

type MoreFieldsProps = {
  /** What is asked for in here, as its line says it. */
  names: readonly string[];
  /** The first field in here that is wrong, and how often the form has been sent. */
  wrong: FormName | undefined;
  round: number;
  /** Puts the focus into a field. */
  onShow: (name: FormName) => void;
  children: ReactNode;
};

/** What nobody has to fill in, folded up; it opens for what is wrong in it. */
export function MoreFields({ names, wrong, round, onShow, children }: MoreFieldsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const show = useEffectEvent(() => {
    if (!wrong || !details.current || details.current.open) return;
    details.current.open = true;
    // A field before it that is wrong, too, keeps the focus.
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
