import type { BankAccount } from '#src/contract/payments/payees.schema.ts';
import type { PayeeKind } from '#src/contract/payments/payees.ts';
import { maskEmail } from '../../identity/recovery/security-state.ts';

/** As much of a key as its owner needs to know it by: `•••.456.789-••`, `(11) •••••-4471`, `ma•••@exemplo.com`, `6d61…0001`. */
export function maskKey(kind: Exclude<PayeeKind, 'account'>, key: string): string {
  if (kind === 'cpf') return `•••.${key.slice(3, 6)}.${key.slice(6, 9)}-••`;
  if (kind === 'phone') return `(${key.slice(3, 5)}) •••••-${key.slice(-4)}`;
  if (kind === 'email') return maskEmail(key);
  return `${key.slice(0, 4)}…${key.slice(-4)}`;
}

/** `001 · 0412 · •••88-2`: bank, branch, and the end of a number without its hyphen. */
export function maskAccount({ bank, branch, number }: BankAccount): string {
  return `${bank} · ${branch} · •••${number.slice(-3, -1)}-${number.slice(-1)}`;
}
