/** Wildcard addresses, for which a client uses the loopback address. */
const wildcards: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** The URL with which a process of this machine calls a server on `host` (from HOST; undefined: every address). */
export function ownAddress(host: string | undefined, port: number): string {
  const name = host === undefined ? '127.0.0.1' : (wildcards[host] ?? host);
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Whether a URL answers within `ms`, with any status. */
export async function answersAt(url: string, ms: number): Promise<boolean> {
  try {
    await (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(ms) })).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
