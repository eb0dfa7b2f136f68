import { shareBySystem, writeClipboard } from '#src/platform/base/browser-parts.ts';

/** Copies a text to the clipboard; false if the browser or the visitor does not permit it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await writeClipboard(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Shares a link by the device's share dialog, else by the clipboard. `shared` also covers a visitor who cancelled: no message is
 * needed. `failed`: neither is possible, and the link has to be shown.
 */
export async function shareLink(link: { title: string; url: string }): Promise<'shared' | 'copied' | 'failed'> {
  const share = shareBySystem();
  if (share) {
    try {
      await share(link);
      return 'shared';
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') return 'shared';
    }
  }
  return (await copyText(link.url)) ? 'copied' : 'failed';
}
