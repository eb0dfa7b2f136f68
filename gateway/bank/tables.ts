import type { ChargeStatus, Return } from '#src/contract/money/pix-api.ts';
import type { Contest, Defence, PayoutStatus } from '#src/contract/money/pix-bank.ts';

/** The bank's tables. Amounts in minor units, times in epoch milliseconds. */
export type BankTables = {
  charges: {
    txid: string;
    /** The last part of the address in its code. */
    location: string;
    key: string;
    amount: number;
    created_at: number;
    /** Seconds from its creation. */
    expires_in: number;
    revision: number;
    status: ChargeStatus;
    /** The CPF or CNPJ that the charge is addressed to. */
    debtor: string | null;
    /** The fields that are answered as they were asked, as JSON. */
    details: string;
  };
  /** `scheduled`: a late payment, which arrives once its charge has expired; the API does not show it before. */
  payments: {
    id: string;
    txid: string | null;
    amount: number;
    at: number;
    state: 'scheduled' | 'settled';
    payer_name: string;
    payer_cpf: string;
  };
  returns: {
    payment_id: string;
    id: string;
    rtr_id: string;
    amount: number;
    nature: Return['natureza'];
    note: string | null;
    at: number;
  };
  contests: {
    id: string;
    payment_id: string;
    amount: number;
    reason: Contest['motivo'];
    status: Contest['status'];
    opened_at: number;
    closed_at: number | null;
    return_id: string | null;
  };
  /** What the payee has answered to a contest. */
  defences: { contest_id: string; analysis: Defence['analise']; note: string; at: number };
  payouts: {
    id: string;
    payment_id: string;
    /** The request's body, as JSON: another body under the same id is refused. */
    asked: string;
    amount: number;
    key: string;
    status: PayoutStatus;
    reason: string | null;
    asked_at: number;
    settled_at: number | null;
    /** When it is made by itself; null where a person decides. */
    due_at: number | null;
  };
  webhooks: { key: string; url: string; created_at: number };
  /** Webhooks to be sent: one row for a thing, however often it has changed; its state is read when it is sent. */
  notices: { id: string; kind: NoticeKind; ref: string; attempts: number; next_at: number; created_at: number };
  settings: { name: string; value: string };
};
/** The last part of the webhook's address, and the field of its body. */
export type NoticeKind = 'pix' | 'payouts' | 'infracoes';
export type ChargeRow = BankTables['charges'];
export type PaymentRow = BankTables['payments'];
export type ReturnRow = BankTables['returns'];
export type PayoutRow = BankTables['payouts'];
export type ContestRow = BankTables['contests'];

/** Statements that make the tables where they are missing. */
export const bankSchema: readonly string[] = [
  `create table if not exists charges (txid text primary key, location text not null unique, key text not null,
    amount integer not null, created_at integer not null, expires_in integer not null, revision integer not null,
    status text not null, debtor text, details text not null)`,
  'create index if not exists charges_created on charges (created_at)',
  `create table if not exists payments (id text primary key, txid text, amount integer not null, at integer not null,
    state text not null, payer_name text not null, payer_cpf text not null)`,
  'create index if not exists payments_at on payments (state, at)',
  'create index if not exists payments_txid on payments (txid)',
  `create table if not exists returns (payment_id text not null references payments (id), id text not null,
    rtr_id text not null, amount integer not null, nature text not null, note text, at integer not null,
    primary key (payment_id, id))`,
  `create table if not exists contests (id text primary key, payment_id text not null unique references payments (id),
    amount integer not null, reason text not null, status text not null, opened_at integer not null,
    closed_at integer, return_id text)`,
  `create table if not exists defences (contest_id text primary key references contests (id), analysis text not null,
    note text not null, at integer not null)`,
  `create table if not exists payouts (id text primary key, payment_id text not null, asked text not null,
    amount integer not null, key text not null, status text not null, reason text, asked_at integer not null,
    settled_at integer, due_at integer)`,
  'create index if not exists payouts_asked on payouts (asked_at)',
  'create table if not exists webhooks (key text primary key, url text not null, created_at integer not null)',
  `create table if not exists notices (id text primary key, kind text not null, ref text not null,
    attempts integer not null, next_at integer not null, created_at integer not null, unique (kind, ref))`,
  'create table if not exists settings (name text primary key, value text not null)',
];
