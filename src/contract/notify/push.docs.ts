import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of push in the API document. */
export const docs = {
  pushKey: {
    summary: 'Read the push key',
    description: 'The public key that browsers subscribe to push messages with (VAPID, Base64url).',
  },
  pushPreferences: {
    summary: 'Read push preferences',
    description: 'The kinds of push messages that the member accepts.',
  },
  savePushPreferences: {
    summary: 'Save push preferences',
    description: 'Sets the kinds of push messages that the member accepts, for every device.',
  },
  savePushSubscription: {
    summary: 'Subscribe a device',
    description:
      "Subscribes this device to the member's push messages until the session ends. A repetition changes nothing.",
    refusals: {
      invalid_request: 'The endpoint is none of a permitted push service, or the key is no point of its curve.',
    },
  },
  removePushSubscription: {
    summary: 'Unsubscribe a device',
    description: 'Ends a push subscription of the member. Succeeds as well if it is gone.',
  },
  replacePushSubscription: {
    summary: 'Replace a subscription',
    description:
      'Puts a subscription that the browser has renewed in place of the old one, whose endpoint and secret prove the browser.',
    refusals: {
      not_found: 'The old subscription is gone, or its secret is another.',
      invalid_request: 'The endpoint is none of a permitted push service, or the key is no point of its curve.',
    },
  },
} satisfies Record<string, CallDocs>;
