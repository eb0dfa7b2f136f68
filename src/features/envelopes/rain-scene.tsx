import { Trans, useLingui } from '@lingui/react/macro';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Suspense, useState } from 'react';
import { useAtomValue } from 'jotai';
import { BackButton, useBack } from '#src/components/kit/back-button.tsx';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import type { Rain } from '#src/contract/agents/envelopes.schema.ts';
import { formatClock } from '#src/platform/language/format.ts';
import { useTellHydrated } from '#src/state/app/hydrated.tsx';
import { languageAtom } from '#src/state/app/language.ts';
import { Button } from '#src/ui/button.tsx';
import { FallingEnvelopes, OpenEnvelope, SealedEnvelope } from './envelope-art.tsx';
import { RainFacts } from './rain-facts.tsx';
import { RainOutcome } from './rain-outcome.tsx';
import { TakeButton } from './take-button.tsx';
import s from './rain-scene.module.css';

const SealSheet = lazyPart(() => import('./seal-sheet.tsx'), 'SealSheet');

type RainSceneProps = {
  /** As it stands now; `now` in epoch ms. */
  rain: Rain;
  now: number;
  /** Looks at another rain, where there is one to take from. */
  onNext?: () => void;
};

/** A rain for a member: envelopes that fall, what is left, the button that opens one, and the seal. It is dark in both themes. */
export function RainScene({ rain, now, onNext }: RainSceneProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const [sealed, setSealed] = useState(false);
  const back = useBack();
  useTellHydrated();
  const { by, own, state, createdAt } = rain;
  const isOver = state !== 'waiting' && state !== 'running';
  const isDone = own !== null || isOver || rain.left === 0;
  const number = own?.number;
  const at = formatClock(createdAt, language);
  return (
    <div className={s.scene} data-theme="dark">
      <FallingEnvelopes still={state !== 'running'} />
      <div className={s.bar}>
        <BackButton />
        <h1>{t`Rain of ${by}`}</h1>
      </div>
      <div className={s.middle} aria-hidden="true">
        {own ? <OpenEnvelope amount={own.amount} /> : <SealedEnvelope />}
      </div>
      <div className={s.below}>
        <RainOutcome rain={rain} />
        <RainFacts rain={rain} now={now} />
        {!isDone && <TakeButton rain={rain} />}
        {isDone && (
          <Button big wide variant={onNext ? 'play' : 'line'} className={s.act} onClick={onNext ?? back}>
            {onNext ? <Trans>See the next rain</Trans> : <Trans>Close</Trans>}
          </Button>
        )}
        <p className={s.fair}>
          <ShieldCheck size={16} aria-hidden />
          <span>
            {own ? (
              <Trans>
                Envelope {number}, drawn at {at}.
              </Trans>
            ) : (
              <Trans>The amounts were drawn and sealed before. Being first does not change yours.</Trans>
            )}{' '}
            <button type="button" className={s.link} onClick={() => setSealed(true)}>
              {isOver ? <Trans>Check the seal</Trans> : <Trans>See the seal</Trans>}
            </button>
          </span>
        </p>
      </div>
      {sealed && (
        <Suspense fallback={null}>
          <SealSheet id={rain.id} own={own} onClose={() => setSealed(false)} />
        </Suspense>
      )}
    </div>
  );
}
