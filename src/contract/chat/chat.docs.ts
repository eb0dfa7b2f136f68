import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of chat in the API document. */
export const docs = {
  launchChat: {
    summary: 'Open the live chat',
    description:
      "Answers the address of the chat's page. It carries a code that works once, within 60 seconds, for the chat alone, in the browser that asked.",
    refusals: {
      no_permission: 'There is no chat for this member.',
    },
  },
  chatUnread: {
    summary: 'Count unread chat answers',
    description:
      "The number of the operator's answers that the member has not read; 0 where there is no chat for the member.",
  },
  chatMessages: {
    summary: 'Read the conversation',
    description:
      "For the chat's page, which its cookie identifies: the last messages in their order, or those before a number, and how far each side has read.",
    refusals: {
      not_logged_in: 'The page has no cookie of a chat.',
      session_ended: 'The session that opened the chat has ended.',
      no_permission: 'There is no chat for this member any more.',
      free_reject: "The member became a trial guest's account.",
    },
  },
  sendChat: {
    summary: 'Send a chat message',
    description:
      "For the chat's page: sends a message. Sent again under its `clientId`, it is answered with the number that it has.",
    refusals: {
      not_logged_in: 'The page has no cookie of a chat.',
      session_ended: 'The session has ended, or the cookie is of another conversation.',
      no_permission: 'There is no chat for this member any more.',
      free_reject: "The member became a trial guest's account.",
      idempotency_conflict: 'The `clientId` was used for another text.',
    },
  },
  readChat: {
    summary: 'Mark chat messages as read',
    description: "For the chat's page: the member has read up to this message. Answers the state.",
    refusals: {
      not_logged_in: 'The page has no cookie of a chat.',
      session_ended: 'The session has ended, or the cookie is of another conversation.',
      no_permission: 'There is no chat for this member any more.',
      free_reject: "The member became a trial guest's account.",
    },
  },
} satisfies Record<string, CallDocs>;
