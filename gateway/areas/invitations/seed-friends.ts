import type { PastRound } from '../vendors/replay-rounds.ts';

type Played = Omit<PastRound, 'account'>;
/** An invited member: how many days ago they came, the CPF that is known of them, and rounds that they have played. */
type Friend = {
  readonly account: string;
  readonly daysAgo: number;
  readonly cpf?: string;
  readonly rounds?: readonly Played[];
};
/** Who has invited whom. Commission needs the CPF of both; these are fictitious. */
type Invitations = { readonly inviter: string; readonly cpf?: string; readonly friends: readonly Friend[] };

const played = (nodeId: string, stake: string, win: string, minutesAgo: number): Played => ({
  nodeId,
  stake,
  win,
  minutesAgo,
});

/** The invitations of the demonstration: of one member without a CPF, who earns nothing, and of one who earns. */
export const invitations: readonly Invitations[] = [
  {
    inviter: 'marina.costa',
    friends: [
      { account: 'duda.reis22', daysAgo: 21, rounds: [played('ls-coruja-mistica', '1.00', '1.40', 2900)] },
      { account: 'vitor.alves', daysAgo: 16, rounds: [played('ip-frutas-do-mangue', '2.00', '0.00', 4150)] },
      { account: 'lena.marques', daysAgo: 9 },
      { account: 'bruno.tavares7', daysAgo: 5, rounds: [played('en-runas-do-norte', '1.50', '2.25', 3350)] },
      { account: 'iris.couto', daysAgo: 1.2 },
    ],
  },
  {
    inviter: 'helena.prado',
    cpf: '20800001109',
    friends: [
      {
        account: 'caue.dantas',
        daysAgo: 18,
        cpf: '20800002253',
        rounds: [
          played('ab-rei-polvo', '10.00', '24.00', 23760),
          played('ab-rei-polvo', '20.00', '35.00', 17568),
          played('rj-jardim-de-jade', '25.00', '0.00', 9216),
        ],
      },
      {
        account: 'livia.prates',
        daysAgo: 11,
        cpf: '20800003306',
        rounds: [played('ls-gato-da-lua', '5.00', '12.50', 14112), played('ip-tucano-turbo', '15.00', '0.00', 5904)],
      },
      { account: 'nina.sarmento', daysAgo: 4, rounds: [played('amb-mina-dourada', '4.00', '6.00', 3744)] },
    ],
  },
];
