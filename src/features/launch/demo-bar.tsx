import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import Play from 'lucide-react/icons/play';
import { formatCount } from '#src/platform/language/format.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import s from './game-frame.module.css';
import { type Hold, shownMoney } from './held-wins.ts';
import { sessionChipsResource } from './session-money.resource.ts';

/** Duration of the demonstration, and the chips, without the win of an open round: none of it looks like money. */
export function DemoBar({ since, minutes, hold }: { since: number; minutes: number; hold: Hold | null }) {
  const language = useAtomValue(languageAtom);
  const { value } = useResource(sessionChipsResource, { since }, { onDemand: true });
  const chips = value && shownMoney(value, hold)?.balance;
  return (
    <>
      <p className={`${s.cell} ${s.net}`}>
        <small>
          <Trans>This session</Trans>
        </small>
        <b className="num" translate="no">
          <Trans>{minutes} min</Trans>
        </b>
      </p>
      <p className={s.cell}>
        <small>
          <Trans>Chips</Trans>
        </small>
        <b className="num" translate="no">
          {chips === undefined ? '–' : formatCount(chips, language)}
        </b>
      </p>
    </>
  );
}

/** Shows that it is a demonstration as long as it is on screen. */
export function DemoStrip() {
  return (
    <p className={s.demo}>
      <Play size={16} aria-hidden />
      <Trans>Demonstration · play money</Trans>
    </p>
  );
}
