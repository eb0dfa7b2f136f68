import { accountTerms, createLink, endLink, invitationLinks, openAccount } from '#src/contract/agents/open-accounts.ts';
import { definePagedRead } from '#src/platform/resource/define-paged-read.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { defineWrite } from '#src/platform/resource/define-write.ts';

/** Whether the agent can open accounts, and the rates that they can give. */
export const termsResource = defineRead({
  name: 'account-terms',
  call: accountTerms,
  query: () => ({}),
  freshFor: 0,
});

/** The agent's links, the last first. */
export const linksResource = definePagedRead({
  name: 'invitation-links',
  call: invitationLinks,
  query: (_: undefined, pageNo) => ({ pageNo }),
  pick: ({ list, ...page }) => ({ items: list, ...page }),
  itemKey: ({ code }) => code,
  freshFor: 0,
});

export const open = defineWrite({ call: openAccount, changes: [termsResource] });
export const makeLink = defineWrite({ call: createLink, changes: [linksResource, termsResource] });
export const finishLink = defineWrite({ call: endLink, changes: [linksResource] });
