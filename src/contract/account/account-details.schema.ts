import * as v from 'valibot';
import { emailRule } from '#src/contract/core/contact-address.ts';
import { PayeeName } from '#src/contract/core/payee-name.ts';
import { isVisible } from '#src/contract/core/typed-text.ts';
import { longestNickname, longestEmail } from './account-details.ts';
import { isDay } from '#src/contract/core/age.ts';
import { PictureId } from '#src/contract/pictures/pictures.schema.ts';
import { characters } from '#src/contract/core/text-length.ts';
import { TokenField } from '#src/contract/core/wire.ts';

/** No control characters, and no invisible or direction-changing ones, except the joiner of emoji. */
const plainRule = /^(?:[^\p{C}]|\u200d)*$/u;

/** A nickname; empty removes it. */
export const Nickname = v.pipe(
  v.string(),
  v.trim(),
  v.regex(plainRule),
  v.check((text) => text === '' || isVisible(text)),
  v.check((text) => characters(text) <= longestNickname),
);
/** Empty removes it. */
export const Email = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(longestEmail),
  v.check((text) => text === '' || emailRule.test(text)),
);
/** YYYY-MM-DD */
export const Birthday = v.pipe(v.string(), v.isoDate(), v.check(isDay));

/** Personal details that the member entered; an empty text was not given. `mobile` shows only its last four digits. */
export const AccountDetails = v.object({
  nickname: v.string(),
  email: v.string(),
  mobile: v.string(),
  payeeName: v.string(),
  birthday: v.string(),
  /** Minimum age in years. */
  ageLimit: v.number(),
});
export type AccountDetails = v.InferOutput<typeof AccountDetails>;

/** Requests and answers of the calls of account-details. */
export const schemas = {
  accountDetails: {
    query: v.object({}),
    value: AccountDetails,
  },
  saveIcon: {
    value: v.object({ iconId: PictureId }),
  },
  removeIcon: {
    body: v.object({ token: TokenField }),
    value: v.object({}),
  },
  saveNickname: {
    body: v.object({ nickname: Nickname, token: TokenField }),
    value: AccountDetails,
  },
  saveEmail: {
    body: v.object({ email: Email, password: v.pipe(v.string(), v.maxLength(128)), token: TokenField }),
    value: AccountDetails,
  },
  savePayeeName: {
    body: v.object({ payeeName: PayeeName, token: TokenField }),
    value: AccountDetails,
  },
  saveBirthday: {
    body: v.object({ birthday: Birthday, token: TokenField }),
    value: AccountDetails,
  },
};
