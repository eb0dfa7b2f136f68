import type { BonusOffer } from '#src/contract/payments/bonuses.schema.ts';
import type { useDraftPictures } from '#src/components/people/pictures/use-draft-pictures.ts';

/** What the form of every method is given. What was typed and chosen in one survives the choice of another. */
export type MethodFormProps = {
  /** The last digits of the member's CPF; undefined where none is known yet. */
  readonly cpf: string | undefined;
  /** The amount as it was typed. */
  readonly amount: string;
  readonly onAmount: (typed: string) => void;
  /** The picture of a receipt. */
  readonly receipt: ReturnType<typeof useDraftPictures>;
  /** The code of a voucher as it was typed. */
  readonly code: string;
  readonly onCode: (typed: string) => void;
  /** What a deposit can bring beside itself. */
  readonly offers: readonly BonusOffer[];
  readonly onBegun: (id: string) => void;
};
