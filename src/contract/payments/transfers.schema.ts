import * as v from 'valibot';
import { Amount } from '#src/contract/core/amount.ts';
import { TokenField } from '#src/contract/core/wire.ts';
import { PictureId } from '#src/contract/pictures/pictures.schema.ts';
import { DepositAmount } from './deposit-amount.schema.ts';
import { TypedCpf } from './typed-cpf.schema.ts';

/** The account of the house that members transfer to; `cnpj` is written with its marks. */
export const HouseAccount = v.object({
  bank: v.string(),
  branch: v.string(),
  number: v.string(),
  name: v.string(),
  cnpj: v.string(),
});
export type HouseAccount = v.InferOutput<typeof HouseAccount>;

/**
 * A deposit by bank transfer, `TRANSFER`. `amount` is the one that was credited, before that the one that the member said (`said`). It is in
 * `review` until an operator has found the money, at the latest by `promisedAt`; `reason` says why it was refused. `sentBefore`: an earlier
 * transfer of the member had the same picture. Times in epoch ms.
 */
export const Transfer = v.object({
  method: v.literal('TRANSFER'),
  id: v.string(),
  amount: Amount,
  said: Amount,
  state: v.picklist(['review', 'credited', 'refused']),
  createdAt: v.number(),
  promisedAt: v.number(),
  decidedAt: v.nullable(v.number()),
  reason: v.string(),
  sentBefore: v.boolean(),
});
export type Transfer = v.InferOutput<typeof Transfer>;

/** Requests and answers of the calls of transfers. */
export const schemas = {
  createTransfer: {
    body: v.object({
      amount: DepositAmount,
      /** The picture of the receipt, which `addPicture` has uploaded. */
      picture: PictureId,
      /** Asked for once, where the member's is not known. */
      cpf: v.optional(TypedCpf),
      token: TokenField,
    }),
    value: Transfer,
  },
};
