import { chatFlag } from './flags.ts';

/**
 * The platform's modules by purpose [S1-416]. A call names its own (`module`), and a merchant closes one by a white-label flag of
 * its id.
 */
export const moduleIds = {
  common: 'COMM3',
  funds: 'FUNDTRANS3',
  agentAnnouncements: 'AGEANNOUNCE3',
  memberTransfers: 'MEMTRANS3',
  personal: 'PERSPNL3',
  agent: 'AGEINFO3',
  agentTeam: 'AGEDOWNMAN3',
  registration: 'REG3',
  captcha: 'CAPTCHA3',
  chat: chatFlag,
} as const;
export type ModuleId = (typeof moduleIds)[keyof typeof moduleIds];

/** Whether the merchant has a module: the chat if its flag is on [S1-019], any other unless its flag is off. */
export const hasModule = (flags: Readonly<Record<string, boolean>>, id: ModuleId): boolean =>
  id === moduleIds.chat ? flags[id] === true : flags[id] !== false;
