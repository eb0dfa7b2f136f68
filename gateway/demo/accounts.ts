import type { PastRound } from '../areas/vendors/replay-rounds.ts';
import { seedRandom } from './random.ts';

/** A demonstration member. */
export interface SeedAccount {
  account: string;
  /** Null: no sign-in as this member, which only has past rounds. */
  password: string | null;
  /** 0, 1 and 2 are real members (1 and 2 also see the agent area, as the rule of types says), 4 a trial guest; 3 is an agent. */
  type: 0 | 1 | 2 | 3 | 4;
  nickname: string;
  vipLabel: string;
  /** `nochat` blocks the chat. */
  labels: readonly string[];
  status: 'open' | 'locked';
  /** Decimal string, credited before any round is replayed; a trial guest has no wallet. */
  startBalance: string;
  /** nodeIds. */
  favourites: readonly string[];
  /** The code that this agent invites with. */
  affiliateCode?: string;
  /** Verified, E.164 without the plus sign: signs in by SMS. Fictitious numbers. */
  mobile: string | null;
  /** One line for the list that the start prints. */
  note: string;
}

function member(
  account: string,
  password: string | null,
  type: SeedAccount['type'],
  nickname: string,
  startBalance: string,
  note: string,
  more: Partial<SeedAccount> = {},
): SeedAccount {
  const usual = { mobile: null, vipLabel: '', labels: [], status: 'open', favourites: [] } as const;
  return { account, password, type, nickname, startBalance, note, ...usual, ...more };
}

/**
 * Accounts with published passwords, for the demonstration. They exist in seeded databases only.
 */
export const DEMO_ACCOUNTS: readonly SeedAccount[] = [
  member('marina.costa', 'praia-da-mare-7', 0, 'Marina', '1247.00', 'a member', {
    favourites: ['ab-rei-polvo', 'ab-tridente-de-sal', 'ab-pesca-profunda', 'ls-gato-da-lua'],
    mobile: '5511987000101',
  }),
  member(
    'helena.prado',
    'vento-sul-2025',
    0,
    'Helena',
    '18430.50',
    'a VIP member, whose friends earn them commission',
    {
      vipLabel: 'Clube Maré Ouro',
      favourites: ['rj-jardim-de-jade', 'amb-farao-da-areia', 'en-uivo-da-aurora'],
      mobile: '5521987000102',
    },
  ),
  member('rafael.lima', 'rede-de-pesca-3', 1, 'Rafa', '640.00', 'a member who is an agent, too', {
    favourites: ['ip-tucano-turbo'],
    mobile: '5531987000103',
  }),
  member('bianca.souza', 'lua-cheia-77', 2, 'Bia', '320.75', 'a member who is an agent, too, without chat', {
    labels: ['nochat'],
    mobile: '5541987000104',
  }),
  member('otavio.reis', 'farol-da-barra-5', 3, 'Otávio', '5200.00', 'an agent, who invites with the code MARE-7K2', {
    affiliateCode: 'MARE-7K2',
    mobile: '5551987000105',
  }),
  member('guilherme.albuquerque', 'mar-aberto-10', 0, '', '87.20', 'a member with a long name and no nickname', {
    mobile: '5561987000106',
  }),
  member('visita.livre', 'conchas-na-areia-2', 4, '', '0.00', 'a trial guest: chips instead of money'),
  member('caio.mendes', 'porto-fechado-9', 0, 'Caio', '50.00', 'a locked account: sign-in is refused', {
    status: 'locked',
    mobile: '5571987000107',
  }),
];

const players = [
  'marcos27',
  'joao.pedro88',
  'celia01',
  'roberta45',
  'anabela13',
  'tiago.moura',
  'lucia.farias',
  'davi.rocha',
  'irene.salles',
  'paulo.gama',
  'sofia.nunes',
  'heitor.braga',
];

/** Members of the past, who filled the winners' board. */
export const BOARD_ACCOUNTS: readonly SeedAccount[] = players.map((account) =>
  member(account, null, 0, '', '2000.00', ''),
);

/** Every account of the demonstration. */
export const ACCOUNTS: readonly SeedAccount[] = [...DEMO_ACCOUNTS, ...BOARD_ACCOUNTS];

const round = (account: string, nodeId: string, stake: string, win: string, minutesAgo: number): PastRound => ({
  account,
  nodeId,
  stake,
  win,
  minutesAgo,
});

/** The latest rounds, as the board shows them first. */
const latestRounds: readonly PastRound[] = [
  round('marcos27', 'cw-bau-coralino', '20.00', '4820.00', 4),
  round('joao.pedro88', 'ls-cometa-9', '15.50', '2145.50', 11),
  round('celia01', 'ab-pesca-profunda', '10.00', '1930.00', 19),
  round('roberta45', 'rj-sapo-imperial', '7.50', '1206.75', 26),
  round('anabela13', 'ip-beija-flor-neon', '8.00', '982.40', 38),
  round('marina.costa', 'ls-cometa-9', '5.00', '36.50', 122),
  // More than a day before the other round of the same member, so that they are on two days at every hour.
  round('marina.costa', 'amb-mina-dourada', '2.50', '0.00', 1640),
  round('helena.prado', 'ab-rei-polvo', '50.00', '615.00', 205),
];

const playedGames = [
  'ab-rei-polvo',
  'amb-farao-da-areia',
  'ip-tucano-turbo',
  'ls-gato-da-lua',
  'cw-caranguejo-real',
  'fsc-vulcao-7',
  'rj-jardim-de-jade',
  'ip-mascara-do-bloco',
  'en-uivo-da-aurora',
  'amb-mina-dourada',
  'fsc-fenix-rubra',
  'en-dragao-de-gelo',
  'ls-coruja-mistica',
  'ip-frutas-do-mangue',
  'amb-colmeia-de-ouro',
  'fsc-roleta-brasa',
  'rj-lanternas-do-vale',
  'en-runas-do-norte',
];

const money = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

function earlierRound(index: number): PastRound {
  const random = seedRandom(`round ${index}`);
  const stake = random.pick([100, 200, 250, 500, 500, 1000, 2000]);
  // Two of three win something, mostly little: losses are on no board.
  const factor = random.chance(0.34) ? 0 : random.pick([12, 15, 22, 30, 45, 80, 140, 260]);
  const cents = Math.round((stake * factor) / 10) + (factor === 0 ? 0 : random.int(0, 19) * 5);
  return round(
    random.pick(players),
    random.pick(playedGames),
    money(stake),
    money(cents),
    46 + index * 37 + random.int(0, 30),
  );
}

/** Sixty rounds of the last two days, oldest first: each is a stake and a win for the ledger. */
export const ROUNDS: readonly PastRound[] = [
  ...latestRounds,
  ...Array.from({ length: 52 }, (_, index) => earlierRound(index)),
].toSorted((a, b) => b.minutesAgo - a.minutesAgo);
