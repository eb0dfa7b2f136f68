import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { ConfirmAction } from '#src/components/kit/actions/confirm-action.tsx';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import { categoryNames } from '#src/components/games/category-name.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import type { Bonus } from '#src/contract/payments/bonuses.schema.ts';
import { connectionText } from '#src/platform/language/connection-text.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { useMoney } from '../use-money.ts';
import { claim, drop } from './bonuses.resource.ts';
import s from './bonus.module.css';

/** A bonus that waits beside the balance: what is left to bet, until when, and what counts; it is claimed or dropped here. */
export function ActiveBonus({ bonus }: { bonus: Bonus }) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const money = useMoney();
  const { amount, due, left, state, expiresAt, contributions } = bonus;
  const done = toMinor(left) === 0 && state === 'active';
  const [sum, rest, whole] = [money(amount), money(left), money(due)];
  const until = expiresAt === null ? '' : formatDateTime(expiresAt, language);
  return (
    <Card className={s.card}>
      <div className={s.head}>
        <h2>
          <Trans>Bonus</Trans>
        </h2>
        <b className="num">{sum}</b>
      </div>
      {state === 'offered' ? (
        <p>
          <Trans>It starts when your deposit is paid.</Trans>
        </p>
      ) : (
        <>
          <ProgressBar
            max={toMinor(due)}
            value={toMinor(due) - toMinor(left)}
            aria-label={t`Bets made: ${rest} of ${whole} are left`}
          />
          <p className={`${s.line} num`}>
            {done ? (
              <Trans>All bets are made: the bonus is yours.</Trans>
            ) : (
              <Trans>
                <b>{rest}</b> of {whole} are left to bet, until {until}. Your own money is not tied up by it.
              </Trans>
            )}
          </p>
          <dl className={s.parts}>
            {contributions.map(({ category, percent, staked, counted }) => (
              <div key={category}>
                <dt>
                  {i18n._(categoryNames[category])} {percent}%
                </dt>
                <dd className="num">
                  <Counted counted={money(counted)} staked={money(staked)} />
                </dd>
              </div>
            ))}
          </dl>
          {done ? <ClaimButton bonus={bonus} /> : <DropButton bonus={bonus} sum={sum} />}
        </>
      )}
    </Card>
  );
}

const Counted = ({ counted, staked }: { counted: string; staked: string }) => (
  <Trans>
    {counted} of {staked} count
  </Trans>
);

function ClaimButton({ bonus: { id, amount } }: { bonus: Bonus }) {
  const { t } = useLingui();
  const money = useMoney();
  const sum = money(amount);
  const action = useAction(claim, { offline: connectionText.moneyOff, done: () => t`${sum} is now in your balance.` });
  return (
    <div className={s.act}>
      <Button
        wide
        pending={action.pending}
        aria-disabled={action.off !== undefined || undefined}
        onClick={() => action.run({ id })}
      >
        <Trans>Add {sum} to my balance</Trans>
      </Button>
      {action.off && <p className={s.line}>{action.off}</p>}
    </div>
  );
}

function DropButton({ bonus: { id }, sum }: { bonus: Bonus; sum: string }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const action = useAction(drop, {
    offline: connectionText.moneyOff,
    done: () => {
      setOpen(false);
      return t`The bonus was dropped. Your balance stays as it is.`;
    },
  });
  return (
    <div className={s.act}>
      <Button variant="text" onClick={() => setOpen(true)}>
        <Trans>Drop the bonus</Trans>
      </Button>
      <ConfirmAction
        action={action}
        input={{ id }}
        open={open}
        onClose={() => setOpen(false)}
        tone="danger"
        title={t`Drop the bonus of ${sum}?`}
        text={t`You lose the bonus and what you have bet for it. Your own money stays as it is.`}
        submitLabel={t`Drop the bonus`}
        cancelLabel={t`Keep it`}
      />
    </div>
  );
}
