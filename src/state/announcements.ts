import type { Announcements, Banner } from '#src/contract/announcements.ts';
import type { Language } from '#src/contract/wire.ts';
import type { Resource } from '#src/platform/resource.ts';
/** The home call: types B, PL, PU, H with groupName empty [S1-375]. */
export declare const homeAnnouncementsResource: Resource<{ language: Language }, Announcements>;
export declare function bannersOf(announcements: Announcements | undefined, ...groups: string[]): Banner[];
