import { brazil } from '#src/contract/mall/delivery.ts';
import type { Address } from '#src/contract/mall/delivery.schema.ts';
import s from './address.module.css';

/** An address as it stands on a parcel, a line each. */
export function AddressLines({ address }: { address: Address }) {
  const { recipient, street, number, complement, district, postalCode, city, state, country } = address;
  const lines = [
    recipient,
    joined(street, number, complement),
    district,
    joined(city, state),
    postalCode,
    country === brazil ? '' : country,
  ];
  return (
    <address className={s.address} translate="no">
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

const joined = (...parts: string[]): string => parts.filter(Boolean).join(', ');
