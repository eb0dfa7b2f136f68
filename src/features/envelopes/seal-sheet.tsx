import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { useMoney } from '#src/components/people/use-money.ts';
import type { Rain, RainProof } from '#src/contract/agents/envelopes.schema.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Sheet } from '#src/ui/sheet.tsx';
import { proofResource } from './envelopes.resource.ts';
import { SealVerdict } from './seal-verdict.tsx';
import s from './seal-sheet.module.css';

type SealSheetProps = { id: string; own?: Rain['own']; onClose: () => void };

/** What a rain was committed to, and once it has ended the proof, checked on this device. */
export function SealSheet({ id, own = null, onClose }: SealSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet open onClose={onClose} title={t`Seal of the rain`} closeLabel={t`Close`}>
      <ResourceView
        read={useRead(proofResource, id)}
        isEmpty={() => false}
        emptyTitle={t`Seal of the rain`}
        headingLevel={3}
        skeleton={<FormSkeleton fields={2} />}
      >
        {(proof) => <Seal proof={proof} own={own} />}
      </ResourceView>
    </Sheet>
  );
}

function Seal({ proof, own }: { proof: RainProof; own: Rain['own'] }) {
  const money = useMoney();
  const language = useAtomValue(languageAtom);
  const { commitment, createdAt, total, envelopes, least, most, seed, amounts } = proof;
  const [drawn, sum, low, high] = [formatDateTime(createdAt, language), money(total), money(least), money(most)];
  return (
    <div className={s.seal}>
      {seed === undefined || amounts === undefined ? (
        <p>
          <Trans>
            All amounts were drawn and sealed at {drawn}, before the first envelope. When the rain is over they are
            told, and this page checks that they are the sealed ones.
          </Trans>
        </p>
      ) : (
        <SealVerdict proof={{ ...proof, seed, amounts }} own={own} />
      )}
      <dl>
        <dt>
          <Trans>Rules</Trans>
        </dt>
        <dd>
          <Trans>
            {sum} in {envelopes} envelopes, {low} to {high} each
          </Trans>
        </dd>
        <dt>
          <Trans>Seal, published at {drawn}</Trans>
        </dt>
        <dd className={s.hash} translate="no">
          {commitment}
        </dd>
        {seed !== undefined && (
          <>
            <dt>
              <Trans>Seed, told at the end</Trans>
            </dt>
            <dd className={s.hash} translate="no">
              {seed}
            </dd>
          </>
        )}
      </dl>
      {amounts && (
        <ol className={s.amounts}>
          {amounts.map((amount, index) => (
            // Amounts may repeat; their place is what they are.
            <li key={`${index + 1}`} aria-current={own?.number === index + 1 ? 'true' : undefined} className="num">
              {money(amount)}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
