import { flag } from '../db/flag.ts';
import type { SeedVendor, ServerCategory } from './catalogue-types.ts';

type Row = readonly [vassalage: string, name: string, ...categories: ServerCategory[]];

// prettier-ignore
const rows: readonly Row[] = [
  ['AB', 'Abissal', 'RNG', 'FISH'],
  ['LS', 'Lunar Sete', 'RNG'],
  ['IP', 'Ipê Play', 'RNG', 'PVP'],
  ['AMB', 'Âmbar Jogos', 'RNG'],
  ['CW', 'Coral Works', 'RNG', 'FISH'],
  ['FSC', 'Faísca', 'RNG'],
  ['RJ', 'Roda Jade', 'RNG', 'LIVE'],
  ['EN', 'Estúdio Norte', 'RNG'],
  ['MGE', 'Mangue Alto', 'RNG', 'FISH'],
  ['SOL', 'Sol a Pino', 'RNG'],
  ['NEO', 'Neon Paulista', 'RNG'],
  ['VR', 'Vila Rubra', 'RNG', 'LIVE'],
  ['CS', 'Cristal Sul', 'RNG'],
  ['MA', 'Mesa Alta', 'LIVE'],
  ['CTD', 'Cartada', 'PVP'],
  ['RF', 'Rede Funda', 'FISH'],
  ['PLC', 'Placar', 'SPORTS'],
  ['GDP', 'Gol de Placa', 'SPORTS'],
  ['DS88', 'Galo 88', 'SPORTS'],
  ['AV', 'Arena Veloz', 'ESPORTS'],
  ['AI', 'Arena Íris', 'ESPORTS'],
  ['IMES', 'Império E-Sports', 'ESPORTS'],
  ['TF', 'Torre Forte', 'ESPORTS'],
  ['IA', 'Ilha Arcade', 'ESPORTS'],
  ['TCG_LOTTO_VN', 'Sorte Hanói', 'LOTT', 'ELOTT'],
  ['TCG_SEA', 'Sorte do Mar', 'LOTT'],
  ['BAZ', 'Bilhete Azul', 'LOTT', 'ELOTT'],
];

const closed = new Set(['RF']);
const unframed = new Set(['NEO']);
/** Vendors that play from wallets of their own, under the games' origin. */
const ownWallets = new Set(['SOL']);

/** Every vendor, in the order in which strips and pickers show them. */
export const vendors: readonly SeedVendor[] = rows.map(([vassalage, name, ...gameCategories], index) => ({
  vassalage,
  name,
  icon_url: `/art/v/${vassalage}.svg`,
  white_icon_url: `/art/v/${vassalage}-white.svg`,
  open: flag(!closed.has(vassalage)),
  frame_allowed: flag(!unframed.has(vassalage)),
  sort_order: (index + 1) * 10,
  wallet_url: ownWallets.has(vassalage) ? '/wallet/v1/' : '',
  gameCategories,
}));
