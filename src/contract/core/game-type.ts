/** The categories of the server; the app derives COCKFIGHT from SPORTS [S1-138]. */
export const serverCategories = ['RNG', 'FISH', 'LIVE', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT', 'PROMO'] as const;
export const gameCategories = [...serverCategories, 'COCKFIGHT'] as const;
/** Values of a tab or of `gameType=`: a category, the hot games or the favourites [S1-053]. */
export const gameTabs = ['HOT', 'FAV', ...gameCategories] as const;

/** The vendor whose games are cockfights [S1-414]. */
export const cockfightVendor = 'DS88';
/** The e-sports vendors [S1-413]. */
export const esportsVendors = ['AV', 'AI', 'IMES', 'TF', 'IA'] as const;
/** Vendors that start a lottery launch with the game code `lobby` [S1-300, S1-301]. */
export const lotteryLobbyVendors = ['TCG_LOTTO_VN', 'TCG_SEA'] as const;
/** The game code of such a vendor's own entry: the list of its lotteries. */
export const lobbyCode = 'lobby';

type GameCategory = (typeof gameCategories)[number];

/** ESPORTS and COCKFIGHT are sent as SPORTS [S1-353]. */
export const sentGameType = (type: GameCategory): GameCategory =>
  type === 'ESPORTS' || type === 'COCKFIGHT' ? 'SPORTS' : type;

/** Play types of a lottery: the traditional one is the only one [S1-302]. */
export const playTypes = ['trad'] as const;
export type PlayType = (typeof playTypes)[number];

/** Prize modes as sent; reading ignores case [S1-309]. */
export const prizeModes = ['Lott', 'Elott', 'ZY', 'SEA'] as const;
export type PrizeMode = (typeof prizeModes)[number];
/** A prize mode of an address; undefined for any other word. */
export const readPrizeMode = (text = ''): PrizeMode | undefined =>
  prizeModes.find((mode) => mode.toLowerCase() === text.toLowerCase());
export const defaultPrizeMode: PrizeMode = 'Elott';

/** The classifications that filter the list, as sent [S1-283]. */
export const classifications = ['JP', 'SC', 'VP', 'TG', 'AC'] as const;
export type Classification = (typeof classifications)[number];
/** The minimum bets that filter the list, as sent [S1-284]. */
export const minimumBets = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const;
export type MinimumBetSent = (typeof minimumBets)[number];
