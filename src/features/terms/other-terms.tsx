import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import FileText from 'lucide-react/icons/file-text';
import { RowLink } from '#src/components/kit/row-link.tsx';
import type { TermsKind } from '#src/contract/site/terms.schema.ts';
import { Card } from '#src/ui/card.tsx';
import rows from '#src/ui/rows.module.css';

const texts = [
  { kind: 'register', to: '/m/registerTerms', name: msg`Registration terms` },
  { kind: 'user', to: '/m/userAgreement', name: msg`User agreement` },
  { kind: 'login', to: '/m/loginTerms', name: msg`Login terms` },
] as const;

/** Links to the other legal texts. */
export function OtherTerms({ but }: { but: TermsKind }) {
  const { t, i18n } = useLingui();
  return (
    <Card>
      <nav aria-label={t`Other texts`}>
        <ul className={rows.rows}>
          {texts
            .filter(({ kind }) => kind !== but)
            .map(({ kind, to, name }) => (
              <RowLink key={kind} to={to} icon={FileText}>
                {i18n._(name)}
              </RowLink>
            ))}
        </ul>
      </nav>
    </Card>
  );
}
