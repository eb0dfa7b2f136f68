import { memberInfo, MemberInfo } from '#src/contract/member.ts';
import { send } from '#src/platform/send.ts';
import { defineResource } from '#src/platform/resource.ts';

/** Kept under the key `memberInfo`, gone at logout [S1-273]. */
export const memberInfoResource = defineResource<void, MemberInfo>({
  name: 'member-info',
  key: () => '',
  load: (_params, { signal }) => send(memberInfo, { query: {}, signal }),
  schema: MemberInfo,
  keep: { key: 'memberInfo', version: 1 },
  freshFor: 300_000,
  access: 'member',
});
