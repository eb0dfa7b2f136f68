import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of messages in the API document. */
export const docs = {
  unreadCount: {
    summary: 'Count unread messages',
    description: "The number of unread messages of the member's inbox.",
  },
  listMessages: {
    summary: 'List messages',
    description: "A page of the member's inbox, the last sent first.",
  },
  readMessages: {
    summary: 'Mark messages as read',
    description:
      'Marks messages of the inbox as read, all of them without `ids`. A repetition changes nothing. Answers the unread count.',
  },
  deleteMessages: {
    summary: 'Delete messages',
    description:
      'Deletes messages of the inbox for good. Succeeds as well for those that are gone. Answers the unread count.',
  },
} satisfies Record<string, CallDocs>;
