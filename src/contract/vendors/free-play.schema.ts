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
    body: v.object({ ...launchBody.entries, moduleId: Code }),
    value: Launch,
  },
  freePlayLoginByGet: {
    query,
    value: Launch,
  },
  chips: {
    query: v.object({ since: v.optional(wireTime, 0) }),
    value: v.object({ chips: v.number(), won: v.number() }),
  },
};
