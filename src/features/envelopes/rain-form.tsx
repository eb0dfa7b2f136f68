import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Undo2 from 'lucide-react/icons/undo-2';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { AmountField } from '#src/components/people/money/amount-field.tsx';
import { useMoney } from '#src/components/people/use-money.ts';
import type { Amount } from '#src/contract/core/amount.ts';
import { readTypedAmount } from '#src/contract/core/typed-amount.ts';
import { type RainAudience, rainBounds } from '#src/contract/agents/envelopes.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { createRain } from './envelopes.resource.ts';
import { askedOf, averageOf, firstValues, rainSchema, readEnvelopes } from './rain-rules.ts';
import { RainTime } from './rain-time.tsx';
import { Stepper } from './stepper.tsx';
import { WhoTakes } from './who-takes.tsx';
import s from './rain-form.module.css';

type RainFormProps = { options: { readonly free: Amount } & Readonly<Record<RainAudience, number>> };

/** The form of a new rain: what leaves the wallet, how it is divided, for whom and when. */
export function RainForm({ options }: RainFormProps) {
  const { t } = useLingui();
  const money = useMoney();
  const form = useAppForm({
    schema: rainSchema(options.free, serverTime),
    values: firstValues,
    submit: (store, typed, key) => createRain(store, askedOf(typed), key),
    onSuccess: ({ state }) => {
      form.reset(firstValues);
      toasts.show(state === 'running' ? t`It is raining.` : t`The rain is set.`, { kind: 'success' });
    },
    about: { insufficient_balance: 'total', turnover_left: 'total' },
  });
  const typed = { ...firstValues, ...form.watch() };
  const set = (name: keyof typeof firstValues) => (value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const [total, average, count] = [readTypedAmount(typed.total), averageOf(typed), readEnvelopes(typed.envelopes)];
  const [free, mean] = [money(options.free), average && money(average)];
  return (
    <AppForm
      form={form}
      docked
      tone="play"
      submitLabel={typed.when === 'now' ? <Trans>Start the rain</Trans> : <Trans>Set the rain</Trans>}
      blocked={options[typed.whom === 'direct' ? 'direct' : 'team'] === 0 ? t`Nobody could take from it.` : undefined}
      beside={
        <p className={s.sum}>
          <small>
            <Plural value={count ?? 0} one="# envelope" other="# envelopes" />
          </small>
          <b className="num">{money(total ?? '0.00')}</b>
        </p>
      }
    >
      <div className={s.total}>
        <AmountField
          {...form.field('total')}
          label={t`Total of the rain`}
          hint={<Trans>Leaves your wallet: {free} free</Trans>}
        />
      </div>
      <Stepper
        {...form.field('envelopes')}
        label={t`Envelopes`}
        number={count}
        {...rainBounds.envelopes}
        onStep={(number) => set('envelopes')(String(number))}
        hint={mean && <Trans>{mean} each on average</Trans>}
      />
      <fieldset className={s.group}>
        <legend>
          <b>
            <Trans>Amount of each</Trans>
          </b>
          <small>
            <Trans>Drawn and sealed before it starts</Trans>
          </small>
        </legend>
        <div className={s.pair}>
          <AmountField {...form.field('least')} label={t`From`} />
          <AmountField {...form.field('most')} label={t`To`} />
        </div>
      </fieldset>
      <WhoTakes audience={options} value={typed.whom === 'direct' ? 'direct' : 'team'} onChange={set('whom')} />
      <RainTime
        when={typed.when === 'later' ? 'later' : 'now'}
        onWhen={set('when')}
        startsAt={form.field('startsAt')}
        minutes={form.field('minutes')}
      />
      <p className={s.assure}>
        <Undo2 size={16} aria-hidden />
        <Trans>Unclaimed money returns to you at the end. Frozen members get no message about it.</Trans>
      </p>
    </AppForm>
  );
}
