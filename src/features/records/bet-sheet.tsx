import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { BetRound } from '#src/contract/records/records.schema.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Button } from '#src/ui/button.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { RoundOutcome } from './round-outcome.tsx';
import { useAmounts } from './use-amounts.tsx';

type BetSheetProps = { round: BetRound; state: string; onClose: () => void };

/** A round of the member: what was bet and won, what was drawn, its whole id for the support, and the way to its game. */
export function BetSheet({ round, state, onClose }: BetSheetProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const navigate = useNavigate();
  const { plain, signed } = useAmounts();
  const open = () => {
    onClose();
    void navigate({ to: '/m/launchGame', search: { vendor: round.vendor, game: round.nodeId } });
  };
  return (
    <RecordSheet
      title={round.gameName}
      note={round.vendorName}
      onClose={onClose}
      facts={[
        { name: t`Result`, value: signed(round.net), digits: true },
        { name: t`Stake`, value: plain(round.stake), digits: true },
        { name: t`Winnings`, value: plain(round.win), digits: true },
        { name: t`Round status`, value: state },
        { name: t`First bet`, value: formatDateTime(round.at, language), digits: true },
        { name: t`Round`, value: round.roundId, digits: true },
      ]}
      footer={
        round.vendor !== undefined && (
          <Button variant="soft" wide onClick={open}>
            <Trans>Open the game</Trans>
          </Button>
        )
      }
    >
      <RoundOutcome round={round} />
    </RecordSheet>
  );
}
