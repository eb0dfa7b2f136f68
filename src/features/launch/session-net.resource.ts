import { defineRead } from '#src/platform/resource/define-read.ts';

/** What the rounds since a time have brought the member, or cost: by the gateway's books, not by what a game says. */
export const sessionNetResource = defineRead({
  name: 'session-net',
  call: () => import('#src/contract/member.ts').then((module) => module.sessionNet),
  access: 'member',
  query: ({ since }: { since: number }) => ({ since }),
  freshFor: 0,
});
