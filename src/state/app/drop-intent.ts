import { storeText } from '#src/platform/base/stored-text.ts';

/** Where this tab keeps what a guest wanted; see intent.ts. */
export const intentKey = 'intent';

/** What a guest wanted is forgotten: done, or a session has ended here. */
export const dropIntent = (): void => storeText('session', intentKey, null);
