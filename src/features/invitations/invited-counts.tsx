import { Plural, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { formatCount } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Card } from '#src/ui/card.tsx';
import s from './invitations.module.css';

/** The number of invited members, and of those who have played. */
export function InvitedCounts({ joined, played }: { joined: number; played: number }) {
  const { t } = useLingui();
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
    </Card>
  );
}
