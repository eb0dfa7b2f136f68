import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useMoney } from '#src/components/people/use-money.ts';
import { isTrueLevel } from '#src/contract/jackpots/jackpot-level.ts';
import type { EndedRun } from '#src/contract/jackpots/jackpots.schema.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Card } from '#src/ui/card.tsx';
import { RunProof } from './run-proof.tsx';
import s from './jackpot.module.css';

/** Why a run ended without a winner. */
const causes = {
  off: msg`Paused by the house`,
  reset: msg`Limits changed by the house`,
  unreadable: msg`The level could not be decrypted`,
  returned: msg`A refused prize took it past its level`,
};

/** The last runs that ended without a winner, each with its level, so that an operator cannot hide one by ending it. */
export function EndedRuns({ ended }: { ended: readonly EndedRun[] }) {
  const { i18n } = useLingui();
  const money = useMoney();
  const language = useAtomValue(languageAtom);
  if (ended.length === 0) return null;
  return (
    <section>
      <h2 className={s.title}>
        <Trans>Ended without a winner</Trans>
      </h2>
      <Card>
        <ul className={s.drops}>
          {ended.map((run) => (
            <li key={run.run}>
              <p className={s.drop}>
                <span className={s.words}>
                  <b>{run.name}</b>
                  <small className="num">
                    {formatDateTime(run.at, language)} · {i18n._(causes[run.cause])}
                  </small>
                </span>
                <b className="num" translate="no">
                  {money(run.amount)}
                </b>
              </p>
              <Level run={run} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Level({ run }: { run: EndedRun }) {
  const { t } = useLingui();
  const { level, salt, commitment } = run;
  if (level === undefined || salt === undefined)
    return (
      <p className={s.unopened}>
        <Trans>Its level cannot be shown. Commitment: {commitment}</Trans>
      </p>
    );
  const over = { ...run, level, salt };
  const check = async () =>
    (await isTrueLevel(over))
      ? t`Verified: the level has not changed since the run began.`
      : t`Not verified: this level does not match the commitment.`;
  return <RunProof over={over} action={t`Check this run`} check={check} />;
}
