import { describe, expect, it } from 'vitest';
import { entriesBy } from './agent-menu.ts';

const pairs = [
  ['AGEPAG', '/m/agent/team/overview', 'S2-075'],
  ['TRANSREC3', '/m/transaction/record', 'S2-076'],
  ['DOWNMAN', '/m/member/team', 'S2-077'],
  ['AGENTRANSMULTDOWN3', '/m/redRain', 'S2-078'],
  ['AGETEAMPNL3', '/m/agent/team/pnl', 'S2-079'],
  ['TEAMBETTING3', '/m/teamBetting', 'S2-080'],
  ['GAMSER', '/m/member/agent/agentRebeat', 'S2-081'],
  ['AGEREBINC3', '/m/member/teamRebate', 'S2-082'],
  ['SECPRIV', '/m/securityCenter', 'S2-083'],
  ['MAILCEN', '/m/webEmail', 'S2-084'],
] as const;
const all = Object.fromEntries(pairs.map(([key]) => [key, true]));

describe('the agent’s menu', () => {
  it.each(pairs)('has the entry of %s, which opens %s, where the merchant enables it [S2-074, %s]', (key, path) => {
    const [entry] = entriesBy({ [key]: true });
    expect(entry?.target).toMatchObject({ to: path });
    expect(entriesBy({ ...all, [key]: false }).map((one) => one.key)).not.toContain(key);
  });

  it('asks for the agents’ transactions, and has all entries in the order of their keys [S2-076]', () => {
    expect(entriesBy(all).map(({ key }) => key)).toEqual(pairs.map(([key]) => key));
    expect(entriesBy({ TRANSREC3: true })[0]?.target).toMatchObject({ search: { types: 'A' } });
    expect(entriesBy({})).toEqual([]);
  });

  it('shows the unread messages at the mail alone [S2-085]', () => {
    expect(
      entriesBy(all)
        .filter(({ unread }) => unread)
        .map(({ key }) => key),
    ).toEqual(['MAILCEN']);
  });
});
