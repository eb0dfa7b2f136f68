import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import * as v from 'valibot';
import { required, text } from '#src/components/kit/forms/rules.ts';
import { brazil, brazilianStates } from '#src/contract/mall/delivery.ts';
import { Address, AddressLine, Cep, Recipient } from '#src/contract/mall/delivery.schema.ts';

export type Place = 'brazil' | 'abroad';

const unreadable = msg`Use letters, digits and punctuation, up to 100 characters.`;

/** A line that has to be typed, of a form that the contract's schema accepts. */
const line = (missing: MessageDescriptor, rule: v.GenericSchema<string> = AddressLine, wrong = unreadable) =>
  v.pipe(
    v.string(),
    v.trim(),
    required(missing),
    v.check((typed) => typed === '' || v.is(rule, typed), text(wrong)),
  );
const optional = v.pipe(
  v.string(),
  v.trim(),
  v.check((typed) => typed === '' || v.is(AddressLine, typed), text(unreadable)),
);

const shared = {
  recipient: line(
    msg`Enter the name of the person who receives it.`,
    Recipient,
    msg`A name in letters, up to 100 characters.`,
  ),
  city: line(msg`Enter the city.`),
  complement: optional,
  keep: v.boolean(),
};

/** The fields of an address, as they are asked for in Brazil or elsewhere. */
export const addressFields = (place: Place) =>
  place === 'brazil'
    ? v.object({
        ...shared,
        postalCode: line(msg`Enter the CEP.`, Cep, msg`Check the CEP: it has 8 digits.`),
        street: line(msg`Enter the street.`),
        number: line(msg`Enter the number, or s/n if there is none.`),
        district: line(msg`Enter the district.`),
        state: v.pipe(
          v.string(),
          v.check((typed) => v.is(v.picklist(brazilianStates), typed), text(msg`Choose the state.`)),
        ),
        country: v.string(),
      })
    : v.object({
        ...shared,
        country: line(msg`Enter the country.`),
        street: line(msg`Enter the street and number.`),
        postalCode: optional,
        state: optional,
        number: v.string(),
        district: v.string(),
      });

type TypedAddress = v.InferOutput<ReturnType<typeof addressFields>>;

const empty: TypedAddress = {
  ...{ country: '', recipient: '', postalCode: '', street: '', number: '', complement: '', district: '' },
  ...{ city: '', state: '', keep: true },
};

/** An address as the form shows it, and what it begins with where there is none. */
export const typedOf = (address: Address | null): TypedAddress =>
  address ? { ...empty, ...address, country: address.country === brazil ? '' : address.country } : empty;

/** The address that was typed; what the form of the other place asks for is left out. */
export function addressOf(place: Place, { keep: _keep, ...typed }: TypedAddress): Address {
  return v.parse(Address, place === 'brazil' ? { ...typed, country: brazil } : { ...typed, number: '', district: '' });
}
