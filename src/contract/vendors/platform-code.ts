import * as v from 'valibot';
import { wireInteger } from '#src/contract/core/wire.ts';

/** The gateway's codes of client platforms; this app is the mobile one [S1-036]. */
export const platformCodes = { web: 1, mobile: 3 } as const;
export const thisPlatform = platformCodes.mobile;

export const PlatformCode = v.picklist(Object.values(platformCodes));
export type PlatformCode = v.InferOutput<typeof PlatformCode>;
/** The same in a query string. */
export const WirePlatformCode = v.pipe(wireInteger(1, 9), PlatformCode);
