import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { brazil, brazilianStates, longestLine } from '#src/contract/mall/delivery.ts';
import type { Address } from '#src/contract/mall/delivery.schema.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Field } from '#src/ui/field.tsx';
import { Segmented } from '#src/ui/segmented.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { addressFields, addressOf, type Place, typedOf } from './address-rules.ts';
import s from './address.module.css';

/** Where a parcel goes, and whether the address is kept for the next one. */
export type Destination = { readonly address: Address; readonly keepAddress: boolean };

type AddressFormProps = {
  /** What the fields begin with. */
  start: Destination | null;
  onReady: (to: Destination) => void;
};

/** Asks where a parcel goes: the fields of a Brazilian address, or plain ones for another country. */
export function AddressForm({ start, onReady }: AddressFormProps) {
  const { t } = useLingui();
  const [place, setPlace] = useState<Place>(start && start.address.country !== brazil ? 'abroad' : 'brazil');
  const form = useAppForm({
    schema: addressFields(place),
    values: { ...typedOf(start?.address ?? null), keep: start?.keepAddress ?? true },
    submit: (_store, typed) => Promise.resolve({ address: addressOf(place, typed), keepAddress: typed.keep }),
    onSuccess: onReady,
  });
  const line = { autoCapitalize: 'words', maxLength: longestLine } as const;
  return (
    <AppForm form={form} submitLabel={<Trans>Continue</Trans>} confirmLeave={false}>
      <Segmented
        full
        label={t`Country of delivery`}
        value={place}
        onChange={(next) => {
          setPlace(next);
          form.clearErrors();
        }}
        segments={[
          { value: 'brazil', label: t`Brazil` },
          { value: 'abroad', label: t`Another country` },
        ]}
      />
      <Field {...form.field('recipient')} {...line} label={t`Recipient`} autoComplete="name" />
      {place === 'abroad' && (
        <Field {...form.field('country')} {...line} label={t`Country`} autoComplete="country-name" />
      )}
      {place === 'brazil' && (
        <Field
          {...form.field('postalCode')}
          label={t`CEP`}
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="00000-000"
          maxLength={10}
        />
      )}
      {place === 'brazil' ? (
        <div className={s.pair}>
          <Field {...form.field('street')} {...line} label={t`Street`} autoComplete="address-line1" />
          <Field
            {...form.field('number')}
            label={t({ context: 'address', message: 'Number' })}
            autoComplete="off"
            maxLength={20}
          />
        </div>
      ) : (
        <Field {...form.field('street')} {...line} label={t`Street and number`} autoComplete="address-line1" />
      )}
      <Field
        {...form.field('complement')}
        {...line}
        label={t`Address line 2`}
        labelNote={t`(optional)`}
        autoComplete="address-line2"
      />
      {place === 'brazil' && (
        <Field {...form.field('district')} {...line} label={t`District`} autoComplete="address-level3" />
      )}
      <Field {...form.field('city')} {...line} label={t`City`} autoComplete="address-level2" />
      {place === 'brazil' ? (
        <SelectField
          {...form.register('state')}
          errors={form.field('state').errors}
          label={t({ context: 'address', message: 'State' })}
          autoComplete="address-level1"
        >
          <option value="">{t`Choose the state`}</option>
          {brazilianStates.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </SelectField>
      ) : (
        <>
          <Field
            {...form.field('state')}
            {...line}
            label={t`State or region`}
            labelNote={t`(optional)`}
            autoComplete="address-level1"
          />
          <Field
            {...form.field('postalCode')}
            label={t`Postal code`}
            labelNote={t`(optional)`}
            autoComplete="postal-code"
            maxLength={20}
          />
        </>
      )}
      <Checkbox {...form.register('keep')} label={t`Keep this address for my next orders`} />
    </AppForm>
  );
}
