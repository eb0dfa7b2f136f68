/** Keys of the entries of the agent's menu, in its order; a merchant enables each by a flag of this name [S2-074]. Online service needs none. */
export const agentKeys = [
  'AGEPAG',
  'TRANSREC3',
  'DOWNMAN',
  'AGENTRANSMULTDOWN3',
  'AGETEAMPNL3',
  'TEAMBETTING3',
  'GAMSER',
  'AGEREBINC3',
  'SECPRIV',
  'MAILCEN',
] as const;
export type AgentKey = (typeof agentKeys)[number];

/** Whether the merchant has an entry: where its flag is on. */
export const hasEntry = (flags: Readonly<Record<string, boolean>>, key: AgentKey): boolean => flags[key] === true;
