import {
  type AccountDetails,
  removeIcon,
  saveBirthday,
  saveEmail,
  saveIcon,
  saveNickname,
  savePayeeName,
} from '#src/contract/account-details.ts';
import { send } from '#src/platform/calls/send.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { resourceOwnerAtom } from '#src/platform/resource/slot.ts';
import { memberInfoResource } from '#src/state/member.ts';

/** What the member has told of himself; stored nowhere. */
export const accountDetailsResource = defineRead({
  name: 'account-details',
  call: () => import('#src/contract/account-details.ts').then((module) => module.accountDetails),
  access: 'member',
  query: () => ({}),
  freshFor: 0,
});

/** What is changed, and with what; an e-mail address with the current password. */
export type Change =
  | { readonly nickname: string }
  | { readonly email: string; readonly password: string }
  | { readonly payeeName: string }
  | { readonly birthday: string };

/** Changes one thing; shown once the gateway has it. Rejects with an AppError, and then nothing has changed. */
export async function changeDetail(store: Store, change: Change): Promise<void> {
  const owner = store.get(resourceOwnerAtom);
  const details = await sendChange(change);
  if (store.get(resourceOwnerAtom) !== owner) return;
  accountDetailsResource.set(store, undefined, details);
  if ('nickname' in change) await memberInfoResource.refresh(store, undefined);
}

function sendChange(change: Change): Promise<AccountDetails> {
  if ('nickname' in change) return send(saveNickname, { body: change });
  if ('email' in change) return send(saveEmail, { body: change });
  if ('payeeName' in change) return send(savePayeeName, { body: change });
  return send(saveBirthday, { body: change });
}

/** Makes a picture the icon, or takes it away (null). Rejects with an AppError. */
export async function changeIcon(store: Store, file: File | null): Promise<void> {
  await (file ? send(saveIcon, { file }) : send(removeIcon, { body: {} }));
  await memberInfoResource.refresh(store, undefined);
}
