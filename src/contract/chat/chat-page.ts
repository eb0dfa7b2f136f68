/** What the chat's page knows of the contract: no schema, because its script is in its document. */

/** The page that the reference gateway answers a launch with; its calls lie under it. */
export const chatPath = '/wps/chat/';
export const chatMessagesPath = '/wps/chat/messages';
export const chatReadPath = '/wps/chat/read';
/** How a page that holds its pass itself, where the browser keeps no cookies, is known: `Authorization: Chat …`. */
export const chatScheme = 'Chat';
export const chatStreamPath = '/wps/chat/stream';
/** The most characters of a message. */
export const longestChatText = 2000;
