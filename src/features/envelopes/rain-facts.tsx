import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useMoney } from '#src/components/people/use-money.ts';
import { twoDigits } from '#src/contract/core/two-digits.ts';
import type { Rain } from '#src/contract/agents/envelopes.schema.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import s from './rain-scene.module.css';

const hour = 3_600_000;

/** `04:12` until a moment; epoch ms. */
function countdown(until: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const minutes = Math.floor(seconds / 60);
  return `${twoDigits(minutes)}:${twoDigits(seconds % 60)}`;
}

/** Three facts of a rain: before it is opened what is left and how long it takes, afterwards the amounts of others. */
export function RainFacts({ rain, now }: { rain: Rain; now: number }) {
  const money = useMoney();
  const language = useAtomValue(languageAtom);
  const { own, state, left, envelopes, smallest, largest, startsAt, endsAt } = rain;
  const rest = (
    <Fact name={<Trans context="rain">Left</Trans>}>
      <Trans>
        {left} of {envelopes}
      </Trans>
    </Fact>
  );
  if (own)
    return (
      <dl className={s.facts}>
        <Fact name={<Trans context="rain">Smallest</Trans>}>{money(smallest ?? own.amount)}</Fact>
        <Fact name={<Trans context="rain">Largest</Trans>}>{money(largest ?? own.amount)}</Fact>
        {rest}
      </dl>
    );
  const until = state === 'waiting' ? startsAt : endsAt;
  return (
    <dl className={s.facts}>
      {rest}
      <Fact
        name={state === 'waiting' ? <Trans context="rain">Starts in</Trans> : <Trans context="rain">Ends in</Trans>}
      >
        {until - now > hour ? formatDateTime(until, language) : countdown(until, now)}
      </Fact>
      <Fact name={<Trans context="rain">You</Trans>}>
        {state === 'waiting' || state === 'running' ? (
          <Trans context="rain">not yet</Trans>
        ) : (
          <Trans context="rain">nothing</Trans>
        )}
      </Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{children}</dd>
  </div>
);
