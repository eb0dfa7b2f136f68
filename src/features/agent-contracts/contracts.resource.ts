import * as contract from '#src/contract/agents/agent-contracts.ts';
import type { ContractKind } from '#src/contract/site/contracts.ts';
import { definePagedRead } from '#src/platform/resource/define-paged-read.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { defineWrite } from '#src/platform/resource/define-write.ts';

/** The offer of a kind that waits for the agent, and the contract that holds. */
export const contractResource = defineRead({
  name: 'agent-contract',
  call: contract.contractRequest,
  query: (kind: ContractKind) => ({ kind }),
  freshFor: 0,
});

/** All contracts of a kind that the agent was offered, newest first. */
export const contractHistoryResource = definePagedRead({
  name: 'agent-contract-history',
  call: contract.contractHistory,
  query: (kind: ContractKind, pageNo) => ({ kind, pageNo }),
  pick: ({ list, ...page }) => ({ items: list, ...page }),
  itemKey: ({ id }) => id,
  freshFor: 0,
});

/** The days of a salary, newest first. */
export const salariesResource = definePagedRead({
  name: 'agent-salaries',
  call: contract.dailySalary,
  query: (kind: 'salary' | 'hourly', pageNo) => ({ kind, pageNo }),
  pick: ({ list, ...page }) => ({ items: list, ...page }),
  itemKey: ({ day }) => day,
  freshFor: 0,
});

/** The periods of a dividend, newest first. */
export const dividendsResource = definePagedRead({
  name: 'agent-dividends',
  call: contract.dividends,
  query: (_: undefined, pageNo) => ({ pageNo }),
  pick: ({ list, ...page }) => ({ items: list, ...page }),
  itemKey: ({ from }) => from,
  freshFor: 0,
});

type Page = { readonly kind: ContractKind; readonly page: number };

/** A page of the agents directly below with their contracts of a kind, and what bounds an offer to them. */
export const belowResource = defineRead({
  name: 'agent-contracts-below',
  call: contract.contractsBelow,
  query: ({ kind, page }: Page) => ({ kind, pageNo: page }),
  key: (asked) => JSON.stringify(asked),
  freshFor: 0,
});

/** The offers of a kind that the agent has made, newest first. */
export const madeResource = definePagedRead({
  name: 'agent-offers-made',
  call: contract.offersMade,
  query: (kind: ContractKind, pageNo) => ({ kind, pageNo }),
  pick: ({ list, ...page }) => ({ items: list, ...page }),
  itemKey: ({ id }) => id,
  freshFor: 0,
});

const changes = [contractResource, contractHistoryResource];
const made = [belowResource, madeResource];

/** Offers an agent directly below a contract. */
export const propose = defineWrite({ call: contract.proposeContract, changes: made });

/** Withdraws an offer to one below by its id. */
export const withdraw = defineWrite<typeof contract.withdrawContract, string>({
  call: contract.withdrawContract,
  body: (id) => ({ id }),
  changes: made,
});

/** Accepts an offer by its id. */
export const accept = defineWrite<typeof contract.acceptContract, string>({
  call: contract.acceptContract,
  body: (id) => ({ id }),
  changes,
});

/** Refuses an offer by its id. */
export const refuse = defineWrite<typeof contract.refuseContract, string>({
  call: contract.refuseContract,
  body: (id) => ({ id }),
  changes,
});
