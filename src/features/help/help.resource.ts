import { helpCentre, type HelpTab } from '#src/contract/help.ts';
import type { Language } from '#src/contract/wire.ts';
import { send } from '#src/platform/calls/send.ts';
import { defineResource } from '#src/platform/resource/resource.ts';

/** The help centre in one language. */
export const helpResource = defineResource<{ language: Language }, HelpTab[]>({
  name: 'help',
  key: ({ language }) => language,
  load: ({ language }, reading) => send(helpCentre, { query: { lang: language, device: 'MOBILE' }, reading }),
  freshFor: 300_000,
  access: 'public',
});
