import type { Kysely } from 'kysely';
import type { Faults } from './faults.ts';
import type { BankTables } from './tables.ts';

type Log = (fields: Record<string, unknown>, message: string) => void;
/** The part of pino that the bank uses. Secrets, names and CPFs are never among the fields. */
export type Logger = { info: Log; warn: Log; error: Log };

/** The one customer of the bank, who takes deposits and pays out. `key` is their Pix key. */
export type Payee = { readonly key: string; readonly name: string; readonly city: string };

/** The context of every operation of the bank. */
export type Bank = {
  readonly db: Kysely<BankTables>;
  readonly clock: () => number;
  readonly logger: Logger;
  readonly payee: Payee;
  /** Of the bank itself, such as 'http://localhost:4002': codes name its host. */
  readonly origin: string;
  /** Changed by the control calls. */
  faults: Faults;
};
