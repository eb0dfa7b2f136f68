import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { ErrorSentence } from '#src/components/kit/error-sentence.tsx';
import { useRead } from '#src/components/kit/resource-view.tsx';
import type { BetRound, RoundOutcome as Outcome } from '#src/contract/records/records.schema.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { roundOutcomeRead } from './records.resource.ts';
import { RoundReels } from './round-reels.tsx';
import { RoundTicket } from './round-ticket.tsx';
import s from './round-outcome.module.css';

/** What was drawn in a round, as its provider tells it. */
export function RoundOutcome({ round }: { round: BetRound }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const { value, status, error, again, refreshing } = useRead(roundOutcomeRead, { id: round.id, language });
  const silent = value?.told.kind === 'silent';
  return (
    <section className={s.outcome} aria-label={t`What was drawn`} aria-busy={refreshing}>
      <h3>
        <Trans>What was drawn</Trans>
      </h3>
      {value === undefined && status !== 'failed' && <Skeleton className={s.coming} />}
      {((value === undefined && status === 'failed') || silent) && (
        <InlineAlert actionLabel={t`Try again`} onAction={again} pending={refreshing}>
          {silent ? (
            t`The provider does not answer now. Your amounts above are those of our ledger.`
          ) : (
            <ErrorSentence code={error?.code ?? 'unknown_error'} />
          )}
        </InlineAlert>
      )}
      {value && !silent && <Told outcome={value} round={round} />}
    </section>
  );
}

function Told({ outcome: { told, draw, iconUrl }, round }: { outcome: Outcome; round: BetRound }) {
  if (told.kind === 'reels') return <RoundReels told={told} iconUrl={iconUrl} />;
  if (told.kind === 'ticket') return <RoundTicket ticket={told} draw={draw} nodeId={round.nodeId} />;
  return (
    <p className={s.hint}>
      {round.state === 'open' ? (
        <Trans>The provider tells it once the round is over.</Trans>
      ) : (
        <Trans>The provider keeps only the amounts of this round.</Trans>
      )}
    </p>
  );
}
