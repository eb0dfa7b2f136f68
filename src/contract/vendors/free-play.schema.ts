import * as v from 'valibot';
import { Launch, launchBody } from './launch.schema.ts';
import { platformCodes, WirePlatformCode } from './platform-code.ts';
import { Code, wireTime } from '#src/contract/core/wire.ts';

const { token: _token, ...asked } = launchBody.entries;
/** `moduleId`: the merchant's free-play module, from its status; the other fields are ours, those of a launch. */
const query = v.object({
  ...asked,
  platform: v.optional(WirePlatformCode, platformCodes.mobile),
  moduleId: Code,
});

/** Requests and answers of the calls of free-play. */
export const schemas = {
  freePlayLogin: {
    summary: 'Opens a game with play money for a visitor or a trial guest; a cookie knows the visitor again for a day',
    body: v.object({ ...launchBody.entries, moduleId: Code }),
    value: Launch,
  },
  freePlayLoginByGet: {
    summary: 'The same as POST',
    query,
    value: Launch,
  },
  chips: {
    summary:
      'How many chips a trial guest or a visitor has to play with, and how many of them were won in the rounds that began since a time of the last 24 hours',
    query: v.object({ since: v.optional(wireTime, 0) }),
    value: v.object({ chips: v.number(), won: v.number() }),
  },
};
