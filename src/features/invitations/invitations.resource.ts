import { invitedMembers, ownInvitation, renewInvitation } from '#src/contract/invitations/invitations.ts';
import { definePagedRead } from '#src/platform/resource/define-paged-read.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { defineWrite } from '#src/platform/resource/define-write.ts';

/** The member's code and the number of invited members; stored for a visit without a network. */
export const invitationResource = defineRead({
  name: 'invitation',
  call: ownInvitation,
  query: () => ({}),
  persist: { key: 'invitation', version: 1 },
  freshFor: 0,
});

/** The invited members, newest first; stored as well. */
export const invitedResource = definePagedRead({
  name: 'invited-members',
  call: invitedMembers,
  query: (_: undefined, pageNo) => ({ pageNo }),
  pick: ({ list, ...page }) => ({ items: list, ...page }),
  itemKey: ({ number }) => String(number),
  persist: { key: 'invited-members', version: 1, schema: ({ entries }) => entries.list.item },
  freshFor: 0,
});

/** Ends the member's code and shows the new one. */
export const renew = defineWrite<typeof renewInvitation, void>({
  call: renewInvitation,
  body: () => ({}),
  changes: [invitationResource],
  show: (store, invitation) => invitationResource.set(store, undefined, invitation),
});
