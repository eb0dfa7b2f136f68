import { hash } from 'node:crypto';

/** The immutable columns of a hold; minor units, epoch ms. */
type KeptHold = {
  readonly id: string;
  readonly kind: string;
  readonly ref: string;
  readonly member_id: string;
  readonly currency: string;
  readonly amount_minor: number;
  readonly to_account: string;
  readonly created_at: number;
  readonly expires_at: number | null;
};

/** The hash over a hold's immutable columns, hex. Stored rows are checked against it, so its input never changes. */
export const holdHash = (row: KeptHold): string =>
  hash(
    'sha256',
    JSON.stringify([
      ...[row.id, row.kind, row.ref, row.member_id, row.currency, row.amount_minor, row.to_account],
      ...[row.created_at, row.expires_at],
    ]),
  );
