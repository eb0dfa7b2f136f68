import type { MemberInfo } from '#src/contract/member.ts';
import type { Resource } from '#src/platform/resource.ts';
export declare const memberInfoResource: Resource<void, MemberInfo>;
