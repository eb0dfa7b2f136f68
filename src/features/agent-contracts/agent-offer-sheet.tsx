import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { ConfirmAction } from '#src/components/kit/actions/confirm-action.tsx';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import type { AgentBelow, Contract, ContractsBelow } from '#src/contract/agents/agent-contracts.schema.ts';
import type { ContractKind } from '#src/contract/site/contracts.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { dayText, kindText } from './contract-text.ts';
import { withdraw } from './contracts.resource.ts';
import { OfferForm } from './offer-form.tsx';
import { TierTable } from './tier-table.tsx';
import s from './offer.module.css';

type AgentOfferSheetProps = {
  readonly agent: AgentBelow;
  readonly kind: ContractKind;
  readonly bounds: Pick<ContractsBelow, 'own' | 'earliest'>;
  readonly onClose: () => void;
};

/** The contracts of one agent directly below: what holds, what waits for their answer, and a new offer. */
export function AgentOfferSheet({ agent, kind, bounds: { own, earliest }, onClose }: AgentOfferSheetProps) {
  const { t, i18n } = useLingui();
  const { account, held, coming, offer } = agent;
  return (
    <Sheet open onClose={onClose} title={account} note={i18n._(kindText[kind].name)} closeLabel={t`Close`}>
      {held && <Terms title={t`In force`} contract={held} />}
      {coming && <Terms title={t`Next contract`} contract={coming} />}
      {offer && (
        <>
          <Terms title={t`Awaiting their answer`} contract={offer} />
          <Withdraw offer={offer} account={account} onDone={onClose} />
        </>
      )}
      <h3 className={s.heading}>
        <Trans>New offer</Trans>
      </h3>
      {own ? (
        <>
          {offer && (
            <p className={s.hint}>
              <Trans>It replaces the offer awaiting an answer.</Trans>
            </p>
          )}
          <OfferForm account={account} own={own} earliest={earliest} onMade={onClose} />
        </>
      ) : (
        <p className={s.hint}>
          <Trans>You can offer this contract once you have one of its kind yourself.</Trans>
        </p>
      )}
    </Sheet>
  );
}

function Terms({ title, contract }: { title: string; contract: Contract }) {
  const language = useAtomValue(languageAtom);
  const [from, until] = [dayText(contract.from, language), dayText(contract.until, language)];
  return (
    <section className={s.terms} aria-label={title}>
      <h3 className={s.heading}>{title}</h3>
      <p className={s.hint}>
        <Trans>
          From {from} to {until}.
        </Trans>
      </p>
      <TierTable contract={contract} />
    </section>
  );
}

function Withdraw({ offer, account, onDone }: { offer: Contract; account: string; onDone: () => void }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const action = useAction(withdraw, {
    offline: msg`No internet. You can withdraw it once you are back online.`,
    done: () => {
      onDone();
      return t`Offer withdrawn`;
    },
  });
  return (
    <>
      <Button variant="line" wide onClick={() => setAsked(true)}>
        <Trans>Withdraw the offer</Trans>
      </Button>
      <ConfirmAction
        action={action}
        input={offer.id}
        open={asked}
        onClose={() => setAsked(false)}
        title={t`Withdraw this offer?`}
        text={t`${account} can no longer accept it. A contract in force continues.`}
        cancelLabel={t`Go back`}
        submitLabel={t`Withdraw it`}
      />
    </>
  );
}
