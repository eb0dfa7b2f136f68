import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useMoney } from '#src/components/people/use-money.ts';
import { Proof } from '#src/components/games/fairness/fairness-check.tsx';
import { isTrueDrop } from '#src/contract/jackpots/jackpot-level.ts';
import type { JackpotDrop } from '#src/contract/jackpots/jackpots.schema.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Card } from '#src/ui/card.tsx';
import { cx } from '#src/ui/class-names.ts';
import s from './jackpot.module.css';

/** What is said of a win that is not paid. */
const unpaid = { held: msg`Under review`, refused: msg`Not approved` };

/** Who won the last ones; each can be checked. */
export function LastDrops({ drops }: { drops: readonly JackpotDrop[] }) {
  const { t, i18n } = useLingui();
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
                <Proof
                  commitment={drop.commitment}
                  action={t`Check this win`}
                  check={() => isTrueDrop(drop)}
                  verdicts={{
                    right: t`Verified: the level matches the seal, and the jackpot had reached it.`,
                    wrong: t`Not verified: this level does not match the seal.`,
                  }}
                >
                  <p>
                    <Trans>Seal, shown before the first bet: {drop.commitment}</Trans>
                  </p>
                  <p>
                    <Trans>Level, shown after the win: {money(drop.level)}</Trans>
                  </p>
                  <p>
                    <Trans>Salt: {drop.salt}</Trans>
                  </p>
                </Proof>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
