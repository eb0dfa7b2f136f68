import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useMoney } from '#src/components/people/use-money.ts';
import { isTrueDrop, isTrueLevel } from '#src/contract/jackpots/jackpot-level.ts';
import type { JackpotDrop } from '#src/contract/jackpots/jackpots.schema.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Card } from '#src/ui/card.tsx';
import { cx } from '#src/ui/class-names.ts';
import { RunProof } from './run-proof.tsx';
import s from './jackpot.module.css';

/** Label of an unpaid win. */
const unpaid = { held: msg`Under review`, refused: msg`Not approved` };

/** The last winners; each drop can be verified. */
export function LastDrops({ drops }: { drops: readonly JackpotDrop[] }) {
  const { i18n } = useLingui();
  const money = useMoney();
  const language = useAtomValue(languageAtom);
  return (
    <section>
      <h2 className={s.title}>
        <Trans>Latest winners</Trans>
      </h2>
      {drops.length === 0 ? (
        <p className={s.quiet}>
          <Trans>Nobody yet: the first one is still growing.</Trans>
        </p>
      ) : (
        <Card>
          <ul className={s.drops}>
            {drops.map((drop) => (
              <li key={drop.run}>
                <p className={s.drop}>
                  <span className={s.words}>
                    <b>{drop.winner}</b>
                    <small className="num">
                      {drop.name} · {formatDateTime(drop.at, language)}
                      {drop.state !== 'paid' && ` · ${i18n._(unpaid[drop.state])}`}
                    </small>
                  </span>
                  <b className={cx(s.won, 'num')} translate="no">
                    {money(drop.amount)}
                  </b>
                </p>
                <DropProof drop={drop} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

function DropProof({ drop }: { drop: JackpotDrop }) {
  const { t } = useLingui();
  const money = useMoney();
  const { before, amount } = drop;
  const check = async () => {
    if (await isTrueDrop(drop))
      return drop.form === 1
        ? t`Verified, by an older commitment: the level has not changed since the run began, and the jackpot had reached it.`
        : t`Verified: the level has not changed since the run began, and this bet took the jackpot to it.`;
    return (await isTrueLevel(drop))
      ? t`Not verified: this bet did not take the jackpot to its level.`
      : t`Not verified: this level does not match the commitment.`;
  };
  return (
    <RunProof over={drop} action={t`Check this win`} check={check}>
      {before !== undefined && (
        <p>
          <Trans>
            Before this bet: {money(before)}. With it: {money(amount)}
          </Trans>
        </p>
      )}
    </RunProof>
  );
}
