import { Trans } from '@lingui/react/macro';
import { useLiveRead } from '#src/components/kit/use-live-read.ts';
import { ActiveBonus } from './active-bonus.tsx';
import { bonusesResource } from './bonuses.resource.ts';
import { PastBonuses } from './past-bonuses.tsx';
import s from './bonus.module.css';

/** How often a page with bonuses asks what is left; ms. */
const pollInterval = 15_000;

/**
 * The member's bonus with its conditions, and with `past` those that have ended; nothing where there is none, and while they are not known: the page
 * around it is about something else.
 */
export function OwnBonuses({ past = false }: { past?: boolean }) {
  const { value: list = [] } = useLiveRead(bonusesResource, undefined, pollInterval);
  const ended = list.filter(({ state }) => state !== 'active' && state !== 'offered');
  const open = list.filter(({ state }) => state === 'active' || state === 'offered');
  if (open.length === 0 && !(past && ended.length > 0)) return null;
  return (
    <section className={past ? s.first : s.between}>
      {open.map((bonus) => (
        <ActiveBonus key={bonus.id} bonus={bonus} />
      ))}
      {past && ended.length > 0 && (
        <details className={s.past}>
          <summary>
            <Trans>Earlier bonuses</Trans>
          </summary>
          <PastBonuses list={ended} />
        </details>
      )}
    </section>
  );
}
