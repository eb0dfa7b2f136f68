/** The members of a team, and who brought them. */

/** `agent` is the account of who invited them, `joined` the number of days ago. */
export type SeedMember = {
  readonly account: string;
  readonly isAgent: boolean;
  readonly agent: string;
  readonly joined: number;
  /** How many of a hundred days they play on. */
  readonly plays: number;
};

/** The leader, an account of the demonstration. */
export const leader = 'otavio.reis';

/** Days of history. */
export const historyDays = 90;

/** Agents of the second, third and fourth level below each of the level above. */
const agentsBelow = [4, 2, 2] as const;
const players = 471;

const first = ['ana', 'bruno', 'carla', 'diego', 'elisa', 'fabio', 'gabi', 'hugo', 'iara', 'jonas', 'kelly', 'lucas'];
const last = [
  'dias',
  'alves',
  'ramos',
  'melo',
  'pires',
  'rocha',
  'teles',
  'viana',
  'castro',
  'duarte',
  'freitas',
  'lopes',
];

/** The same number below `most` for the same text, on every machine. */
export function drawn(text: string, most: number): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> 0) % most;
}

const nameOf = (index: number) =>
  `${first[index % first.length]}.${last[Math.floor(index / first.length) % last.length]}${index < 144 ? '' : Math.floor(index / 144)}`;

/** Five hundred members with the leader, each after who brought them. */
export function teamMembers(): readonly SeedMember[] {
  let count = 0;
  const made: SeedMember[] = [];
  let level = [leader];
  for (const each of agentsBelow) {
    level = level.flatMap((agent) =>
      Array.from({ length: each }, () => {
        const account = nameOf((count += 1));
        made.push({ account, isAgent: true, agent, joined: historyDays, plays: 0 });
        return account;
      }),
    );
  }
  const agents = [leader, ...made.map(({ account }) => account)];
  for (let index = 0; index < players; index += 1) {
    const account = nameOf((count += 1));
    const agent = agents[drawn(`agent of ${account}`, agents.length)] ?? leader;
    const joined = index < 60 ? historyDays : drawn(`joined ${account}`, historyDays);
    made.push({ account, isAgent: false, agent, joined, plays: 2 + drawn(`plays ${account}`, 9) });
  }
  return made;
}
