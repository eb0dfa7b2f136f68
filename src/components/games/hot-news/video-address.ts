const player = 'https://www.youtube-nocookie.com';
const ways = /^\/(?:embed|shorts|live)\/([\w-]{11})$/;

/**
 * The embed URL of a video by its link, in watch form or one of its other forms: no autoplay, player controls on, related videos
 * off [S1-156]. Undefined for any other URL.
 */
export function videoAddress(link: string): string | undefined {
  try {
    const { protocol, hostname, pathname, searchParams } = new URL(link);
    const host = hostname.replace(/^(?:www|m)\./, '');
    if (!/^https?:$/.test(protocol)) return undefined;
    const id =
      host === 'youtu.be'
        ? pathname.slice(1)
        : /^youtube(?:-nocookie)?\.com$/.test(host)
          ? (ways.exec(pathname)?.[1] ?? (pathname === '/watch' ? searchParams.get('v') : null))
          : null;
    return id && /^[\w-]{11}$/.test(id) ? `${player}/embed/${id}?autoplay=0&enablejsapi=1&rel=0` : undefined;
  } catch {
    return undefined;
  }
}

/** Commands the player in a frame to play or to pause [S1-155]; ignored by a frame whose player has not loaded. */
export function commandVideo(frame: HTMLIFrameElement, func: 'playVideo' | 'pauseVideo'): void {
  frame.contentWindow?.postMessage(JSON.stringify({ event: 'command', func, args: [] }), player);
}
