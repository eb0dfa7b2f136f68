import type { Call } from '#src/contract/core/call.ts';

const area = 'open-accounts';

/** Invitation links on a page. */
export const linkPageSize = 20;
/** Uses of a link that has a number of them, and days until a link expires. */
export const mostUses = 1000;
export const mostLinkDays = 365;
export const longestLinkName = 40;
/** Days in which a first password has to be changed. */
export const firstPasswordDays = 7;

const agent = { area, access: 'member', may: 'agentArea', cache: 'private', ours: true } as const;
const read = { ...agent, method: 'GET' } as const;
/** Refused where agents open no accounts for others. */
const write = { ...agent, method: 'POST', idempotent: true, rule: 'agentsHandleAccounts' } as const;

/** Whether the agent can open accounts, and the rates that they can give [S2-089]. */
export const accountTerms = {
  ...read,
  name: 'accountTerms',
  path: '/wps/agent/accounts/terms',
} as const satisfies Call;

/** Opens an account below the agent, with a first password. */
export const openAccount = {
  ...write,
  name: 'openAccount',
  path: '/wps/agent/accounts',
  encrypted: true,
  idempotent: 'required',
} as const satisfies Call;

export const invitationLinks = { ...read, name: 'invitationLinks', path: '/wps/agent/links' } as const satisfies Call;

export const createLink = { ...write, name: 'createLink', path: '/wps/agent/links' } as const satisfies Call;

/** Ends a link before its time. */
export const endLink = { ...write, name: 'endLink', path: '/wps/agent/links/end' } as const satisfies Call;
