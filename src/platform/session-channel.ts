import * as v from 'valibot';

/** What tabs tell each other; the record itself is read from storage, never sent. */
const SessionNews = v.picklist(['signed-in', 'signed-out', 'renewed']);
export type SessionNews = v.InferOutput<typeof SessionNews>;

let channel: BroadcastChannel | undefined;
/** Opened when first used; browsers before Safari 15.4 have none, and tabs then learn of a change at their next call. */
const openChannel = () =>
  (channel ??= typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session'));

export const tellTabs = (news: SessionNews): void => openChannel()?.postMessage(news);

export function onSessionNews(listener: (news: SessionNews) => void): () => void {
  const source = openChannel();
  const receive = ({ data }: MessageEvent<unknown>) => {
    if (v.is(SessionNews, data)) listener(data);
  };
  source?.addEventListener('message', receive);
  return () => source?.removeEventListener('message', receive);
}
