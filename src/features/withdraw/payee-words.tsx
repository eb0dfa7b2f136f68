import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import line from '#src/components/people/money/row.module.css';
import type { Payee } from '#src/contract/payments/payees.schema.ts';
import { payeeName } from './payee-name.ts';

/** A key or account in a row: its icon, as much of it as its owner knows it by, and the owner. */
export function PayeeWords({ icon: Icon, payee, holder }: { icon: LucideIcon; payee: Payee; holder: string }) {
  const { i18n } = useLingui();
  return (
    <>
      <span className={line.mini}>
        <Icon size={20} aria-hidden />
      </span>
      <span className={line.words}>
        <b className="num">{payee.masked}</b>
        <small>
          {i18n._(payeeName[payee.kind])}, {holder}
        </small>
      </span>
    </>
  );
}
