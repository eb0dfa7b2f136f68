import type { MemberInfo } from '#src/contract/member.ts';
import { send } from '#src/platform/calls/send.ts';
import { defineResource } from '#src/platform/resource/resource.ts';

/** Kept under the key `memberInfo`, gone at logout [S1-273]. */
export const memberInfoResource = defineResource<void, MemberInfo>({
  name: 'member-info',
  key: () => '',
  load: async (_params, { signal }) => {
    const { memberInfo } = await import('#src/contract/member.ts');
    return send(memberInfo, { query: {}, signal });
  },
  keep: { key: 'memberInfo', version: 1, schema: async () => (await import('#src/contract/member.ts')).MemberInfo },
  freshFor: 300_000,
  access: 'member',
});
