import { type Announcements, listAnnouncements } from '#src/contract/announcements.ts';
import type { Language } from '#src/contract/wire.ts';
import { env } from '#src/platform/calls/env.ts';
import { send } from '#src/platform/calls/send.ts';
import { defineResource } from '#src/platform/resource/resource.ts';

type Params = { types: 'B,PL,PU' | 'PR'; language: Language };

/** The announcements of some types, for the page that lists them. */
export const announcementsResource = defineResource<Params, Announcements>({
  name: 'announcements-page',
  key: ({ types, language }) => `${types} ${language}`,
  load: ({ types, language }, reading) =>
    send(listAnnouncements, { query: { types, platform: 'M', merchantCode: env.merchant, language }, reading }),
  freshFor: 60_000,
  access: 'optional',
});
