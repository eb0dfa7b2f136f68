import * as v from 'valibot';

/** What tabs tell each other; the record itself is read from storage, never sent. */
const SessionChange = v.picklist(['signed-in', 'signed-out', 'renewed']);
export type SessionChange = v.InferOutput<typeof SessionChange>;

let channel: BroadcastChannel | undefined;
/** Opened when first used; browsers before Safari 15.4 have none, and tabs then learn of a change at their next call. */
const openChannel = () =>
  (channel ??= typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session'));

export const tellTabs = (change: SessionChange): void => openChannel()?.postMessage(change);

export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  const source = openChannel();
  const receive = ({ data }: MessageEvent<unknown>) => {
    if (v.is(SessionChange, data)) listener(data);
  };
  source?.addEventListener('message', receive);
  return () => source?.removeEventListener('message', receive);
}
