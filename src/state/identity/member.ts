import { memberInfo } from '#src/contract/account/member.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** The signed-in member; stored under the key `memberInfo`, deleted at logout [S1-273]. */
export const memberInfoResource = defineRead({
  name: 'member-info',
  call: memberInfo,
  query: () => ({}),
  persist: { key: 'memberInfo', version: 2 },
  freshFor: 300_000,
});
