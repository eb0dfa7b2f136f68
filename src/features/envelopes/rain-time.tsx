import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { rainBounds } from '#src/contract/agents/envelopes.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { Field, type FieldProps } from '#src/ui/field.tsx';
import { Segmented } from '#src/ui/segmented.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import s from './rain-form.module.css';

const lengths = [5, 10, 15, 30, 60, 120, 180].filter((one) => one >= rainBounds.minutes.min);
const day = 86_400_000;

type When = 'now' | 'later';
type Registered = Omit<FieldProps, 'label'> & { valid?: boolean };
type RainTimeProps = {
  when: When;
  onWhen: (when: When) => void;
  startsAt: Registered;
  minutes: { name: string; errors: readonly string[]; valid: boolean } & Pick<
    Registered,
    'onChange' | 'onBlur' | 'ref'
  >;
};

/** A moment as a field for date and time in the reader's zone takes it. */
const typedTime = (at: number): string => {
  const local = new Date(at);
  local.setMinutes(local.getMinutes() - local.getTimezoneOffset());
  return local.toISOString().slice(0, 16);
};

/** When a rain starts, and how long it lasts. */
export function RainTime({ when, onWhen, startsAt, minutes: { valid: _valid, ...minutes } }: RainTimeProps) {
  const { t } = useLingui();
  const now = serverTime();
  const lengthText = (length: number) => {
    const hours = length / 60;
    if (hours < 1) return t`${length} minutes`;
    return hours === 1 ? t`1 hour` : t`${hours} hours`;
  };
  return (
    <div className={s.group}>
      <p className={s.legend}>
        <b>
          <Trans context="time">When</Trans>
        </b>
        {when === 'now' && (
          <small>
            <Trans>It starts at once and cannot be cancelled</Trans>
          </small>
        )}
      </p>
      <Segmented
        full
        label={t({ message: 'When', context: 'time' })}
        value={when}
        onChange={onWhen}
        segments={[
          { value: 'now', label: <Trans context="time">Now</Trans> },
          { value: 'later', label: <Trans context="time">Later</Trans> },
        ]}
      />
      {when === 'later' && (
        <Field
          {...startsAt}
          type="datetime-local"
          label={t`Starts at`}
          min={typedTime(now)}
          max={typedTime(now + rainBounds.daysAhead * day)}
        />
      )}
      <SelectField {...(minutes as Omit<ComponentProps<typeof SelectField>, 'label'>)} label={t`Lasts`}>
        {lengths.map((one) => (
          <option key={one} value={one}>
            {lengthText(one)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
