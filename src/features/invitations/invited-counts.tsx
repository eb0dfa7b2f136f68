import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useMoney } from '#src/components/people/use-money.ts';
import type { Invitation } from '#src/contract/invitations/invitations.schema.ts';
import { formatCount } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Card } from '#src/ui/card.tsx';
import { cx } from '#src/ui/class-names.ts';
import s from './invitations.module.css';

type Counts = Pick<Invitation, 'joined' | 'played' | 'commission'>;

/** The number of invited members, of those who have played, and the commission for them. */
export function InvitedCounts({ joined, played, commission }: Counts) {
  const { t } = useLingui();
  const money = useMoney();
  const language = useAtomValue(languageAtom);
  return (
    <Card className={s.counts} role="group" aria-label={t`Summary`}>
      <p>
        <b className="num">{formatCount(joined, language)}</b> <Plural value={joined} one="joined" other="joined" />
      </p>
      <p>
        <b className="num">{formatCount(played, language)}</b>{' '}
        <Plural value={played} one="has played" other="have played" />
      </p>
      {commission && (
        <>
          <p>
            <b className={cx('num', s.money)}>{money(commission.today)}</b> <Trans>today so far</Trans>
          </p>
          <p>
            <b className={cx('num', s.money)}>{money(commission.total)}</b> <Trans>you earned</Trans>
          </p>
        </>
      )}
    </Card>
  );
}
