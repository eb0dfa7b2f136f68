import type { WritableAtom } from 'jotai';
import type { Wallet } from '#src/contract/member.ts';
import type { Resource } from '#src/platform/resource.ts';
/** Never fresh: every ensure asks the gateway again. */
export declare const walletResource: Resource<void, Wallet>;
/** Kept on this device [S1-128]. */
export declare const hiddenBalanceAtom: WritableAtom<boolean, [boolean], void>;
