import { shareBySystem, writeClipboard } from '#src/platform/base/browser-parts.ts';

/** Puts a text on the clipboard; false where the browser or the visitor does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await writeClipboard(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Shares a link as the device does it, else by the clipboard. `shared` also stands for a visitor who thought better of it:
 * there is nothing to tell then. `failed`: neither is possible, and the link has to be shown.
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
