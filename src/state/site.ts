import type { Atom } from 'jotai';
import type { Status, WhiteLabel } from '#src/contract/system.ts';
import type { Resource, Store } from '#src/platform/resource.ts';

export declare const statusResource: Resource<void, Status>;
/** The status kept from the last visit, until the fresh one is here. */
export declare function restoreStatus(store: Store): Promise<void>;
/** 0 open (also while unknown), 1 maintenance, 2 region restriction. */
export declare const siteStateAtom: Atom<0 | 1 | 2>;
export declare const whiteLabelAtom: Atom<WhiteLabel | undefined>;
/** CNY ￥ unless the merchant says otherwise. */
export declare const currencyAtom: Atom<{ code: string; symbol: string }>;
export declare const ageLimitAtom: Atom<number>;
export declare const flagsAtom: Atom<Readonly<Record<string, boolean>>>;
