import { openChannel } from '#src/platform/base/browser-parts.ts';

/**
 * What the tabs of this site tell each other under a name. Opened when first used; browsers before Safari 15.4, and those
 * that refuse it, have none, and their tabs learn of a change when they next look.
 */
export function tabChannel(name: string) {
  let channel: BroadcastChannel | undefined;
  const open = () => (channel ??= openChannel(name));
  return {
    tell: (message: string | Readonly<Record<string, unknown>>): void => open()?.postMessage(message),
    /** Answers the way to stop. */
    listen: (listener: (message: unknown) => void): (() => void) => {
      const source = open();
      const receive = ({ data }: MessageEvent<unknown>) => listener(data);
      source?.addEventListener('message', receive);
      return () => source?.removeEventListener('message', receive);
    },
  };
}
