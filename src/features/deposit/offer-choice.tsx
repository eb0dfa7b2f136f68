import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { BonusTerms } from '#src/components/people/bonus/bonus-terms.tsx';
import { useMoney } from '#src/components/people/use-money.ts';
import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { readTypedAmount } from '#src/contract/core/typed-amount.ts';
import type { BonusOffer } from '#src/contract/payments/bonuses.schema.ts';
import s from './method-choice.module.css';
import own from './offer-choice.module.css';

type OfferChoiceProps = {
  offers: readonly BonusOffer[];
  chosen: BonusOffer | undefined;
  /** The amount as it was typed. */
  typed: string;
  onChoose: (id: string | undefined) => void;
};

/** A deposit without an offer, which is what a member has chosen who chooses nothing, or with one; the terms are there before it is sent. */
export function OfferChoice({ offers, chosen, typed, onChoose }: OfferChoiceProps) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={own.choices}>
      <h2 id={id} className={s.title}>
        <Trans>Bonus</Trans>
      </h2>
      <label className={s.choice}>
        <input type="radio" name={id} checked={chosen === undefined} onChange={() => onChoose(undefined)} />
        <span className={s.method}>
          <i aria-hidden="true" className={s.dot} />
          <WithoutFacts />
        </span>
      </label>
      {offers.map((offer) => (
        <label key={offer.id} className={s.choice}>
          <input type="radio" name={id} checked={offer === chosen} onChange={() => onChoose(offer.id)} />
          <span className={s.method}>
            <i aria-hidden="true" className={s.dot} />
            <OfferFacts offer={offer} typed={typed} />
          </span>
        </label>
      ))}
      {chosen && (
        <div className={own.terms}>
          <BonusTerms offer={chosen} />
        </div>
      )}
    </div>
  );
}

const WithoutFacts = () => (
  <span className={s.facts}>
    <b>
      <Trans>Deposit without a bonus</Trans>
    </b>
  </span>
);

function OfferFacts({ offer, typed }: { offer: BonusOffer; typed: string }) {
  const money = useMoney();
  const amount = toMinor(readTypedAmount(typed) ?? '0.00');
  const bonus = Math.min(toMinor(offer.most), Math.floor((amount * offer.percent) / 100));
  const [most, least, sum] = [money(offer.most), money(offer.min), money(fromMinor(bonus))];
  const { percent } = offer;
  return (
    <span className={s.facts}>
      <b className="num">
        <Trans>
          {percent}% up to {most}
        </Trans>
      </b>
      <small className="num">
        {amount >= toMinor(offer.min) ? (
          <Trans>A bonus of {sum} with this deposit</Trans>
        ) : (
          <Trans>With a deposit from {least}</Trans>
        )}
      </small>
    </span>
  );
}
