import * as v from 'valibot';
import { characters } from '#src/contract/core/text-length.ts';
import { isVisible, plainName, plainText } from '#src/contract/core/typed-text.ts';
import { brazil, brazilianStates, cepRule, longestLine } from './delivery.ts';

/** A line of an address: no control characters, and no invisible or direction-changing ones. */
const lineRule = /^[^\p{C}]*$/u;

const Line = v.pipe(
  v.string(),
  v.trim(),
  v.regex(lineRule),
  v.check((text) => text === '' || isVisible(text)),
  v.check((text) => characters(text) <= longestLine),
);
/** A line of an address that has to be there. */
export const AddressLine = v.pipe(Line, v.nonEmpty());

/** The name on a parcel, of a person or a company. */
export const Recipient = v.pipe(
  v.string(),
  v.transform(plainName),
  AddressLine,
  v.check((name) => /\p{L}/u.test(name)),
);

/** A Brazilian postal code as it is typed, written as `50030-230`. */
export const Cep = v.pipe(
  v.string(),
  v.transform((typed) => plainText(typed).replace(/[\s.]/g, '')),
  v.regex(cepRule),
  v.transform((typed) => typed.replace(/^(\d{5})-?/, '$1-')),
);

const BrazilianAddress = v.object({
  country: v.literal(brazil),
  recipient: Recipient,
  postalCode: Cep,
  street: AddressLine,
  number: AddressLine,
  complement: Line,
  district: AddressLine,
  city: AddressLine,
  state: v.picklist(brazilianStates),
});

/** `country` is its name as the member writes it; `street` has the number. */
const ForeignAddress = v.object({
  country: v.pipe(
    AddressLine,
    v.check((name) => name !== brazil),
  ),
  recipient: Recipient,
  postalCode: Line,
  street: AddressLine,
  number: v.literal(''),
  complement: Line,
  district: v.literal(''),
  city: AddressLine,
  state: Line,
});

/** Where a parcel goes and who gets it; an empty text was not given. */
export const Address = v.union([BrazilianAddress, ForeignAddress]);
export type Address = v.InferOutput<typeof Address>;
