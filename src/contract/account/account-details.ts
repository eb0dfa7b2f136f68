import type { Call } from '#src/contract/core/call.ts';
import { moduleIds } from '#src/contract/core/module-ids.ts';
import { pictureFile } from '#src/contract/pictures/pictures.ts';

const area = 'account-details';

/** The longest e-mail address [S2-176]. */
export const longestEmail = 255;
export const longestNickname = 20;

export const accountDetails = {
  area,
  name: 'accountDetails',
  method: 'GET',
  path: '/wps/member/info/details',
  access: 'member',
  module: moduleIds.personal,
  cache: 'private',
  ours: true,
} as const satisfies Call;

/** The requirements name these paths only; method and fields are ours. */
export const saveIcon = {
  area,
  name: 'saveIcon',
  method: 'PUT',
  path: '/wps/member/info/icon',
  file: pictureFile,
  access: 'member',
  may: 'memberCentre',
  module: moduleIds.personal,
  cache: 'private',
  idempotent: true,
  ours: true,
} as const satisfies Call;

export const removeIcon = {
  area,
  name: 'removeIcon',
  method: 'DELETE',
  path: '/wps/member/info/icon',
  access: 'member',
  module: moduleIds.personal,
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const saveNickname = {
  area,
  name: 'saveNickname',
  method: 'PUT',
  path: '/wps/member/info/nickname',
  access: 'member',
  module: moduleIds.personal,
  cache: 'private',
  ours: true,
} as const satisfies Call;

/** An email address recovers the account, so that a change needs the password: an unlocked phone alone must not suffice. */
export const saveEmail = {
  area,
  name: 'saveEmail',
  method: 'PUT',
  path: '/wps/member/info/email',
  access: 'member',
  module: moduleIds.personal,
  cache: 'private',
  encrypted: true,
  ours: true,
} as const satisfies Call;

export const savePayeeName = {
  area,
  name: 'savePayeeName',
  method: 'PUT',
  path: '/wps/member/info/payeename',
  access: 'member',
  module: moduleIds.personal,
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const saveBirthday = {
  area,
  name: 'saveBirthday',
  method: 'PUT',
  path: '/wps/member/info/birthday',
  access: 'member',
  module: moduleIds.personal,
  cache: 'private',
  ours: true,
} as const satisfies Call;
