import type { Winner } from '#src/contract/winners.ts';
import type { Language } from '#src/contract/wire.ts';
import type { Resource } from '#src/platform/resource.ts';
export declare const winnersResource: Resource<{ language: Language }, Winner[]>;
