import * as v from 'valibot';
import { isDay } from './age.ts';
import { defineCall } from './call.ts';
import { moduleIds } from './module-ids.ts';
import { PictureId, pictureFile } from './pictures.ts';
import { characters } from './text-length.ts';
import { TokenField } from './wire.ts';

/** The longest e-mail address [S2-176]. */
export const longestEmail = 255;
/** Something, an @, and a name with a dot; whether a letter arrives is another question. */
export const emailRule = /^[^\s@<>()"',;:\\]+@[^\s@<>()"',;:\\.]+(\.[^\s@<>()"',;:\\.]+)+$/;
/** Letters of any script, and what stands between them in names. */
export const payeeNameRule = /^\p{L}[\p{L}\p{M} .'’-]+$/u;
export const longestNickname = 20;
export const longestPayeeName = 70;

/** No control characters, and none that turn a text around or hide in it, but for the one that joins emoji. */
const plainRule = /^(?:[^\p{C}]|\u200d)*$/u;

/** A name to be called by; empty takes it back. */
export const Nickname = v.pipe(
  v.string(),
  v.trim(),
  v.regex(plainRule),
  v.check((text) => characters(text) <= longestNickname),
);
/** Empty takes it back. */
export const Email = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(longestEmail),
  v.check((text) => text === '' || emailRule.test(text)),
);
export const PayeeName = v.pipe(
  v.string(),
  v.trim(),
  v.regex(payeeNameRule),
  v.check((text) => characters(text) <= longestPayeeName),
);
/** YYYY-MM-DD */
export const Birthday = v.pipe(v.string(), v.isoDate(), v.check(isDay));

/** What a member has told of himself; empty texts are what was not given. `mobile` shows its last four digits alone. */
export const AccountDetails = v.object({
  nickname: v.string(),
  email: v.string(),
  mobile: v.string(),
  payeeName: v.string(),
  birthday: v.string(),
  /** What the member has to be at least, in years. */
  ageLimit: v.number(),
});
export type AccountDetails = v.InferOutput<typeof AccountDetails>;

export const accountDetails = defineCall({
  name: 'accountDetails',
  summary: 'What the member has told of himself',
  method: 'GET',
  path: '/wps/member/info/details',
  query: v.object({}),
  value: AccountDetails,
  access: 'member',
  module: moduleIds.personal,
  cache: 'private',
  ours: true,
});

/** The seeds name these paths and show no more; method and fields are ours. */
export const saveIcon = defineCall({
  name: 'saveIcon',
  summary: "Makes a picture the member's icon, cut to a square, in the place of the one before",
  method: 'PUT',
  path: '/wps/member/info/icon',
  file: pictureFile,
  value: v.object({ iconId: PictureId }),
  access: 'member',
  module: moduleIds.personal,
  cache: 'private',
  idempotent: true,
  ours: true,
});

export const removeIcon = defineCall({
  name: 'removeIcon',
  summary: "Takes the member's icon away; also when there is none",
  method: 'DELETE',
  path: '/wps/member/info/icon',
  body: v.object({ token: TokenField }),
  value: v.object({}),
  access: 'member',
  module: moduleIds.personal,
  cache: 'private',
  ours: true,
});

export const saveNickname = defineCall({
  name: 'saveNickname',
  summary: 'Sets what the member is called',
  method: 'PUT',
  path: '/wps/member/info/nickname',
  body: v.object({ nickname: Nickname, token: TokenField }),
  value: AccountDetails,
  access: 'member',
  module: moduleIds.personal,
  cache: 'private',
  ours: true,
});

/** An e-mail address recovers the account: who has only found a phone open cannot put his own there. */
export const saveEmail = defineCall({
  name: 'saveEmail',
  summary: "Sets the member's e-mail address; takes the current password, else wrong_password",
  method: 'PUT',
  path: '/wps/member/info/email',
  body: v.object({ email: Email, password: v.pipe(v.string(), v.maxLength(128)), token: TokenField }),
  value: AccountDetails,
  access: 'member',
  module: moduleIds.personal,
  cache: 'private',
  encrypted: true,
  ours: true,
});

export const savePayeeName = defineCall({
  name: 'savePayeeName',
  summary: 'Sets the name that money is paid out to, once: no_permission when there is one',
  method: 'PUT',
  path: '/wps/member/info/payeename',
  body: v.object({ payeeName: PayeeName, token: TokenField }),
  value: AccountDetails,
  access: 'member',
  module: moduleIds.personal,
  cache: 'private',
  ours: true,
});

export const saveBirthday = defineCall({
  name: 'saveBirthday',
  summary: 'Sets the birthday, once: no_permission when there is one, invalid_request below the age of the merchant',
  method: 'PUT',
  path: '/wps/member/info/birthday',
  body: v.object({ birthday: Birthday, token: TokenField }),
  value: AccountDetails,
  access: 'member',
  module: moduleIds.personal,
  cache: 'private',
  ours: true,
});
