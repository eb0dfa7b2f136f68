import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { ConfirmAction } from '#src/components/kit/actions/confirm-action.tsx';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import type { ContractKind } from '#src/contract/site/contracts.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { dayText } from './contract-text.ts';
import { propose } from './contracts.resource.ts';
import type { OfferedTier } from './offer-rules.ts';
import { TierTable } from './tier-table.tsx';

export type AskedOffer = {
  readonly account: string;
  readonly kind: ContractKind;
  readonly tiers: OfferedTier[];
  readonly until: string;
};

const textOf = (cause: unknown) => {
  const { code } = toAppError(cause);
  if (code === 'limit_reached' || code === 'offer_changed' || code === 'invalid_request')
    return msg`Your own contract has changed in the meantime, so nothing was offered. Close this and check it again.`;
  if (code === 'not_found') return msg`This agent is no longer directly below you. Nothing was offered.`;
  return errorText[code];
};

type ConfirmOfferProps = {
  readonly asked: AskedOffer | undefined;
  readonly from: string;
  readonly onClose: () => void;
  readonly onMade: () => void;
};

/** Shows an offer as a whole, and makes it. */
export function ConfirmOffer({ asked, from, onClose, onMade }: ConfirmOfferProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const action = useAction(propose, {
    offline: msg`No internet. You can send the offer once you are back online.`,
    textOf,
    done: (_made, { account }) => {
      onMade();
      return t`Offered to ${account}`;
    },
  });
  if (!asked) return null;
  const { account, until } = asked;
  const [first, last] = [dayText(from, language), dayText(until, language)];
  return (
    <ConfirmAction
      action={action}
      input={asked}
      open
      onClose={onClose}
      title={t`Offer ${account} this contract?`}
      text={t`From ${first} to ${last}. You can withdraw it until it is accepted; after that it cannot be changed.`}
      cancelLabel={t`Go back`}
      submitLabel={t`Send offer`}
    >
      <TierTable contract={asked} />
    </ConfirmAction>
  );
}
