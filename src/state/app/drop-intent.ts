import { storeText } from '#src/platform/base/stored-text.ts';

/** Key of a guest's pending intent in this tab; see intent.ts. */
export const intentKey = 'intent';

/** Deletes a guest's intent: it was carried out, or a session has ended here. */
export const dropIntent = (): void => storeText('session', intentKey, null);
