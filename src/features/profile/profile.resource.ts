import type { AccountDetails } from '#src/contract/account-details.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { defineWrite, type Write } from '#src/platform/resource/define-write.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { memberInfoResource } from '#src/state/member.ts';

/** What the member has told of himself; stored nowhere. */
export const accountDetailsResource = defineRead({
  name: 'account-details',
  call: () => import('#src/contract/account-details.ts').then((module) => module.accountDetails),
  access: 'member',
  query: () => ({}),
  freshFor: 0,
});

const show = (store: Store, details: AccountDetails) => accountDetailsResource.set(store, undefined, details);
const readMemberInfo = (store: Store) => memberInfoResource.refresh(store, undefined);

export const saveNickname = defineWrite({
  call: () => import('#src/contract/account-details.ts').then((module) => module.saveNickname),
  show: (store, details) => {
    show(store, details);
    return readMemberInfo(store);
  },
});

/** With the current password. */
export const saveEmail = defineWrite({
  call: () => import('#src/contract/account-details.ts').then((module) => module.saveEmail),
  show,
});

export const savePayeeName = defineWrite({
  call: () => import('#src/contract/account-details.ts').then((module) => module.savePayeeName),
  show,
});

export const saveBirthday = defineWrite({
  call: () => import('#src/contract/account-details.ts').then((module) => module.saveBirthday),
  show,
});

const saveIcon = defineWrite({
  call: () => import('#src/contract/account-details.ts').then((module) => module.saveIcon),
  file: (file: File) => file,
  show: readMemberInfo,
});
const removeIcon = defineWrite({
  call: () => import('#src/contract/account-details.ts').then((module) => module.removeIcon),
  show: readMemberInfo,
});

/** Makes a picture the icon, or takes it away (null); done once the new one is shown. */
export const changeIcon: Write<File | null, unknown> = (store, file, key) =>
  file ? saveIcon(store, file, key) : removeIcon(store, {}, key);
