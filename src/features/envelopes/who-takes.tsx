import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { RainAudience } from '#src/contract/agents/envelopes.ts';
import { formatCount } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Segmented } from '#src/ui/segmented.tsx';
import s from './rain-form.module.css';

type WhoTakesProps = {
  /** How many members each choice has. */
  audience: Readonly<Record<RainAudience, number>>;
  value: RainAudience;
  onChange: (value: RainAudience) => void;
};

/** Who may take from a rain, each choice with the number of members. */
export function WhoTakes({ audience, value, onChange }: WhoTakesProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const team = formatCount(audience.team, language);
  const direct = formatCount(audience.direct, language);
  return (
    <div className={s.group}>
      <p className={s.legend}>
        <b>
          <Trans>Who can take</Trans>
        </b>
        <small>
          <Trans>One for each person, without a bet</Trans>
        </small>
      </p>
      <Segmented
        full
        label={t`Who can take`}
        value={value}
        onChange={onChange}
        segments={[
          { value: 'team', label: <Trans>Team, {team}</Trans> },
          { value: 'direct', label: <Trans>Direct, {direct}</Trans> },
        ]}
      />
    </div>
  );
}
