import { randomUUID } from 'node:crypto';

/** The numbers of two banks that do not exist, in the eight digits of the instant payment system. */
const payersBank = '99999001';
const ownBank = '99999002';

/** Letters and digits at random. */
const random = (length: number): string => randomUUID().replaceAll('-', '').slice(0, length);
/** `202611262341` in UTC. */
const minute = (at: number): string => new Date(at).toISOString().replaceAll(/\D/g, '').slice(0, 12);

/** The end-to-end id of a payment to us. */
export const newPaymentId = (at: number): string => `E${payersBank}${minute(at)}${random(11)}`;
/** The end-to-end id of a payout. */
export const newPayoutId = (at: number): string => `E${ownBank}${minute(at)}${random(11)}`;
/** The id of a return in the payment system. */
export const newReturnId = (at: number): string => `D${ownBank}${minute(at)}${random(11)}`;
/** The last part of a charge's address: 80 bits. */
export const newLocation = (): string => random(20);
/** A contest's id, or that of a return which the bank makes by itself. */
export const newId = (): string => random(32);
