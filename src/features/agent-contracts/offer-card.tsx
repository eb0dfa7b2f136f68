import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { ConfirmAction } from '#src/components/kit/actions/confirm-action.tsx';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import { useMoney } from '#src/components/people/use-money.ts';
import type { Offer } from '#src/contract/agents/agent-contracts.schema.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { dayText, kindText } from './contract-text.ts';
import { ContractHead } from './contract-head.tsx';
import { accept, refuse } from './contracts.resource.ts';
import { PaidWhen } from './paid-when.tsx';
import { TierTable } from './tier-table.tsx';
import s from './contracts.module.css';

/** A contract that the agent is offered: its terms, what it would have paid, and both answers, equally wide. */
export function OfferCard({ offer }: { offer: Offer }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const language = useAtomValue(languageAtom);
  const [asked, setAsked] = useState<'accept' | 'refuse'>();
  const close = () => setAsked(undefined);
  const offline = msg`No internet. You can answer when it is back.`;
  const taken = useAction(accept, { offline, done: () => (close(), t`Contract accepted`) });
  const refused = useAction(refuse, { offline, done: () => (close(), t`Contract refused`) });
  const [from, until] = [dayText(offer.from, language), dayText(offer.until, language)];
  const off = taken.off !== undefined;
  const { estimate } = offer;
  const ask = (which: 'accept' | 'refuse') => off || setAsked(which);
  return (
    <Card className={s.offer} role="group" aria-label={i18n._(kindText[offer.kind].name)}>
      <ContractHead contract={offer} />
      <TierTable contract={offer} />
      <p className={s.terms}>
        <Trans>
          From {from} to {until}.
        </Trans>{' '}
        <PaidWhen kind={offer.kind} />{' '}
        {estimate && (
          <span>
            <Trans>
              With your team’s figures of {dayText(estimate.day, language)}:{' '}
              <b className="num">{money(estimate.amount)}</b>.
            </Trans>
          </span>
        )}
      </p>
      {offer.request === 'CHANGE' && (
        <p className={s.terms}>
          <Trans>If you accept, it takes the place of the contract in force.</Trans>
        </p>
      )}
      <div className={s.answers}>
        <Button variant="line" aria-disabled={off || undefined} onClick={() => ask('refuse')}>
          <Trans>Refuse</Trans>
        </Button>
        <Button aria-disabled={off || undefined} onClick={() => ask('accept')}>
          <Trans>Accept</Trans>
        </Button>
      </div>
      <p role="status" className={s.off}>
        {taken.off}
      </p>
      <ConfirmAction
        action={taken}
        input={offer.id}
        open={asked === 'accept'}
        onClose={close}
        title={t`Accept this contract?`}
        text={t`It holds from ${from} to ${until} with these tiers. It cannot be changed afterwards, only replaced by another contract that you accept.`}
        cancelLabel={t`Cancel`}
        submitLabel={t`Accept`}
      />
      <ConfirmAction
        action={refused}
        input={offer.id}
        open={asked === 'refuse'}
        onClose={close}
        title={t`Refuse this contract?`}
        text={t`The offer ends. You can only accept it if it is offered to you again.`}
        cancelLabel={t`Cancel`}
        submitLabel={t`Refuse`}
      />
    </Card>
  );
}
