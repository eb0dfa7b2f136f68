import { defineRead } from '#src/platform/resource/define-read.ts';

/** What the rounds since a time have won or lost for the member, as booked by the gateway: not what a game says. */
export const sessionNetResource = defineRead({
  name: 'session-net',
  call: () => import('#src/contract/member.ts').then((module) => module.sessionNet),
  access: 'member',
  query: ({ since }: { since: number }) => ({ since }),
  freshFor: 0,
});
