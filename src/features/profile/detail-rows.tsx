import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import type { AccountDetails } from '#src/contract/account/account-details.schema.ts';
import { localeOf } from '#src/contract/core/locale.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Card } from '#src/ui/card.tsx';
import rows from '#src/ui/rows.module.css';
import type { Detail } from './detail-sheet.tsx';
import s from './profile.module.css';

type DetailRowsProps = { account: string; details: AccountDetails; onEdit: (detail: Detail) => void };

/** Every detail with its value; those that can be set only once are locked then. */
export function DetailRows({ account, details, onEdit }: DetailRowsProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const { nickname, email, mobile, payeeName, birthday } = details;
  return (
    <>
      <Card>
        <ul className={rows.rows}>
          <Row label={t`Username`} value={account} />
          <Row label={t`Nickname`} value={nickname} onEdit={() => onEdit('nickname')} />
          <Row label={t`E-mail`} value={email} onEdit={() => onEdit('email')} />
          {mobile && <Row label={t`Mobile number`} value={mobile} />}
          <Row label={t`Payee name`} value={payeeName} {...(!payeeName && { onEdit: () => onEdit('payeeName') })} />
          <Row
            label={t`Birthday`}
            value={birthday && writeDay(birthday, localeOf[language])}
            {...(!birthday && { onEdit: () => onEdit('birthday') })}
          />
        </ul>
      </Card>
      <p className={s.note}>
        <Trans>Payee name and birthday can only be set once. Need to correct them? Contact support.</Trans>
      </p>
    </>
  );
}

/** A day without a time has no time zone either. */
const writeDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

function Row({ label, value, onEdit }: { label: string; value: string; onEdit?: () => void }) {
  const words = (
    <span className={s.words}>
      <span className={s.label}>{label}</span>
      <span className={s.value}>{value || <Trans>Not provided yet</Trans>}</span>
    </span>
  );
  return (
    <li>
      {onEdit ? (
        <button type="button" className={rows.row} onClick={onEdit}>
          {words}
          <ChevronRight size={20} />
        </button>
      ) : (
        <div className={rows.row}>
          {words}
          <Locked />
        </div>
      )}
    </li>
  );
}

function Locked(): ReactNode {
  const { t } = useLingui();
  return <Lock size={16} role="img" aria-label={t`Cannot be changed here`} />;
}
