import { defineStream } from '#src/contract/core/stream.ts';
import { Wallets } from './wallets.schema.ts';

/** Each event has all wallets as they stand now. What was before the stream, the page reads once the stream is open. */
export const walletsStream = defineStream({
  name: 'walletsStream',
  summary: "The member's wallets whenever one of them changes, from whatever device",
  path: '/wps/wallets/stream',
  access: 'member',
  may: 'play',
  events: { wallets: Wallets },
});
