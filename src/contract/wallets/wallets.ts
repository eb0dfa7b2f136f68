import type { Call } from '#src/contract/core/call.ts';

const area = 'wallets';

/** Transfers on a page of the history. */
export const walletPageSize = 20;
/** The amounts that one tap enters; whole units of the currency. */
export const quickTransfers = [20, 50, 100, 200] as const;
/** The name of the main wallet in a transfer. */
export const mainWallet = 'main';

/**
 * The state of a transfer. `asked`: the vendor is told next; `sent`: it was told; `waiting`: a round is open; `doubt`: the vendor does not say what became of
 * it, and is asked again. It ends `confirmed`, or `refused`, and then nothing was moved.
 */
export const walletStates = ['asked', 'sent', 'waiting', 'doubt', 'confirmed', 'refused'] as const;
/** Where its money is now: in the main wallet, on its way, or at the vendor. */
export const walletPlaces = ['main', 'moving', 'vendor'] as const;
/** What asked for it: the member, a launch, the end of a game, or 'bring all home'. */
export const walletCauses = ['member', 'launch', 'leave', 'all'] as const;

const read = { area, method: 'GET', access: 'member', may: 'play', cache: 'private', ours: true } as const;
const write = { ...read, method: 'POST', idempotent: true } as const;

/** The main wallet and those at vendors, each with what is known of it. */
export const wallets = { ...read, name: 'wallets', path: '/wps/wallets/gcs/vendors' } as const satisfies Call;

/** Moves money between the main wallet and a vendor's, once [S2-209]. */
export const walletTransfer = {
  ...write,
  name: 'walletTransfer',
  path: '/wps/relay/GCS_walletTransfer',
  idempotent: 'required',
} as const satisfies Call;

/** Brings all that is at vendors, or at one of them, to the main wallet: a transfer for each. */
export const bringHome = {
  ...write,
  name: 'bringHome',
  path: '/wps/wallets/gcs/home',
  idempotent: 'required',
} as const satisfies Call;

/** Stops a transfer home that waits for the end of a round. */
export const cancelWalletTransfer = {
  ...write,
  name: 'cancelWalletTransfer',
  path: '/wps/wallets/gcs/cancel',
} as const satisfies Call;

/** Whether money follows the member into a game and back. */
export const setWalletFollow = {
  ...write,
  name: 'setWalletFollow',
  path: '/wps/wallets/gcs/follow',
} as const satisfies Call;

/** The list of transactions [S2-210]. */
export const walletTransactions = {
  ...read,
  name: 'walletTransactions',
  path: '/wps/wallets/gcs/transactions',
} as const satisfies Call;

/** The codes of wallets, states, places and causes, with their names [S2-211]. */
export const walletCodes = { ...read, name: 'walletCodes', path: '/wps/wallets/gcs/codes' } as const satisfies Call;
