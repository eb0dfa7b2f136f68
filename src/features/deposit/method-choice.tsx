import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { DepositMethod } from '#src/contract/payments/deposits.schema.ts';
import { describeMethod } from './methods.tsx';
import s from './method-choice.module.css';

type MethodChoiceProps = {
  methods: readonly DepositMethod[];
  chosen: DepositMethod;
  onChoose: (method: DepositMethod) => void;
};

/** The ways to deposit, of which one is chosen; a single one is shown without a choice. */
export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const id = useId();
  if (methods.length === 1)
    return (
      <div className={s.method}>
        <Facts method={chosen} />
      </div>
    );
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <h2 id={id} className={s.title}>
        <Trans>How</Trans>
      </h2>
      {methods.map((method) => (
        <label key={method.method} className={s.choice}>
          <input
            type="radio"
            name={id}
            value={method.method}
            checked={method === chosen}
            onChange={() => onChoose(method)}
          />
          <span className={s.method}>
            <i aria-hidden="true" className={s.dot} />
            <Facts method={method} />
          </span>
        </label>
      ))}
    </div>
  );
}

function Facts({ method }: { method: DepositMethod }) {
  const { name, speed, terms } = describeMethod(method);
  return (
    <>
      <span className={s.facts}>
        <b>{name}</b>
        <small className="num">{terms}</small>
      </span>
      <span className={s.speed}>{speed}</span>
    </>
  );
}
