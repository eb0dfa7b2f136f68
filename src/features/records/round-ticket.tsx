import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { DrawBalls } from '#src/components/games/lottery/draw-balls.tsx';
import { VerifyDraw } from '#src/components/games/lottery/verify-draw.tsx';
import { hitsOf } from '#src/contract/lottery/lottery-rules.ts';
import type { RoundOutcome } from '#src/contract/records/records.schema.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import s from './round-outcome.module.css';

type Ticket = Extract<RoundOutcome['told'], { kind: 'ticket' }>;
type RoundTicketProps = { ticket: Ticket; draw: RoundOutcome['draw']; nodeId: string };

/** The numbers of a ticket beside those of its draw, and the data to verify the draw. */
export function RoundTicket({ ticket: { numero, numbers }, draw, nodeId }: RoundTicketProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const drawn = draw?.numbers;
  const hits = drawn && hitsOf(numbers, drawn);
  return (
    <>
      <h4>
        <Trans>Your numbers</Trans>
      </h4>
      <DrawBalls numbers={numbers} {...(drawn && { hits: drawn })} />
      <h4>
        {t`Draw ${numero}`}
        {draw && <small className="num"> · {formatDateTime(draw.drawsAt, language)}</small>}
      </h4>
      {drawn && <DrawBalls numbers={drawn} hits={numbers} />}
      <p className={s.hint}>
        {draw?.state === 'void' && <Trans>Cancelled: bets refunded.</Trans>}
        {(draw === undefined || draw.state === 'selling') && <Trans>Not drawn yet.</Trans>}
        {hits === 0 && <Trans>None of your numbers was drawn.</Trans>}
        {hits === 1 && <Trans>1 of your numbers was drawn.</Trans>}
        {hits !== undefined && hits > 1 && <Trans>{hits} of your numbers were drawn.</Trans>}
      </p>
      {draw && <VerifyDraw nodeId={nodeId} draw={draw} />}
    </>
  );
}
