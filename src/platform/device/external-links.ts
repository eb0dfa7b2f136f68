import { openExternal } from './native-bridge.ts';

/**
 * In an app shell, every link out of the app opens through the bridge [S1-343]: the shell has neither an address bar nor a back
 * button. Returns the function that stops. Links that a screen handles itself are ignored.
 */
export function sendLinksOut(page: Document = document): () => void {
  const listen = (event: MouseEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.href.startsWith(`${location.origin}/`) || !openExternal(link.href)) return;
    event.preventDefault();
  };
  page.addEventListener('click', listen);
  return () => page.removeEventListener('click', listen);
}
