import { openChannel } from '#src/platform/base/browser-parts.ts';

/**
 * Messages between the tabs of this site under a name. Opened on first use; browsers before Safari 15.4, and those that refuse
 * it, have no channel, and their tabs notice a change on their next read.
 */
export function tabChannel(name: string) {
  let channel: BroadcastChannel | undefined;
  const open = () => (channel ??= openChannel(name));
  return {
    tell: (message: string | Readonly<Record<string, unknown>>): void => open()?.postMessage(message),
    /** Returns the function that unsubscribes. */
    listen: (listener: (message: unknown) => void): (() => void) => {
      const source = open();
      const receive = ({ data }: MessageEvent<unknown>) => listener(data);
      source?.addEventListener('message', receive);
      return () => source?.removeEventListener('message', receive);
    },
  };
}
