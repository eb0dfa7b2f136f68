import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import Play from 'lucide-react/icons/play';
import { formatCount } from '#src/platform/language/format.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { chipsResource } from '#src/state/chips.ts';
import { languageAtom } from '#src/state/language.ts';
import s from './game-frame.module.css';

/** How long a demonstration lasts, and the chips: no amount of it looks like money. */
export function DemoBar({ minutes }: { minutes: number }) {
  const language = useAtomValue(languageAtom);
  const { value } = useResource(chipsResource, undefined, { onDemand: true });
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
          {value === undefined ? '–' : formatCount(value, language)}
        </b>
      </p>
    </>
  );
}

/** Says what it is for as long as it is on screen. */
export function DemoStrip() {
  return (
    <p className={s.demo}>
      <Play size={16} aria-hidden />
      <Trans>Demonstration · play money</Trans>
    </p>
  );
}
