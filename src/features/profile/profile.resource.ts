import * as calls from '#src/contract/account/account-details.ts';
import type { AccountDetails } from '#src/contract/account/account-details.schema.ts';
import { shrinkPicture } from '#src/platform/device/shrink-picture.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { defineWrite, type Write } from '#src/platform/resource/define-write.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { memberInfoResource } from '#src/state/identity/member.ts';

/** The member's own details; never cached. */
export const accountDetailsResource = defineRead({
  name: 'account-details',
  call: calls.accountDetails,
  query: () => ({}),
  freshFor: 0,
});

const show = (store: Store, details: AccountDetails) => accountDetailsResource.set(store, undefined, details);
const readMemberInfo = (store: Store) => memberInfoResource.refresh(store, undefined);

export const saveNickname = defineWrite({
  call: calls.saveNickname,
  show: (store, details) => {
    show(store, details);
    return readMemberInfo(store);
  },
});

/** With the current password. */
export const saveEmail = defineWrite({
  call: calls.saveEmail,
  show,
});

export const savePayeeName = defineWrite({
  call: calls.savePayeeName,
  show,
});

export const saveBirthday = defineWrite({
  call: calls.saveBirthday,
  show,
});

const saveIcon = defineWrite({
  call: calls.saveIcon,
  file: (file: Blob) => file,
  show: readMemberInfo,
});
const removeIcon = defineWrite({
  call: calls.removeIcon,
  show: readMemberInfo,
});

/** Makes a picture the icon, or takes it away (null); done once the new one is shown. */
export const changeIcon: Write<File | null, unknown> = async (store, file, key) =>
  file ? saveIcon(store, await shrinkPicture(file), key) : removeIcon(store, {}, key);
