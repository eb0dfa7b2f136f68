import type { WritableAtom } from 'jotai';
import type { Theme } from '#src/platform/theme.ts';
/** Light until read; setting it applies and keeps it. */
export declare const themeAtom: WritableAtom<Theme, [Theme], void>;
