/** The part of the contract for the chat's page: no schemas, because its script is in its document. */

/** The page that the reference gateway answers a launch with; its calls lie under it. */
export const chatPath = '/wps/chat/';
export const chatMessagesPath = '/wps/chat/messages';
export const chatReadPath = '/wps/chat/read';
/** The scheme of a page without cookies, which keeps its pass in memory: `Authorization: Chat …`. */
export const chatScheme = 'Chat';
export const chatStreamPath = '/wps/chat/stream';
/** The most characters of a message. */
export const longestChatText = 2000;
