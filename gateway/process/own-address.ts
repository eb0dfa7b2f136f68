/** Stand for every address of the machine: one to call it by is its loopback. */
const wildcards: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** The URL by which a process of this machine calls what listens on `host` (as HOST says; undefined: everywhere). */
export function ownAddress(host: string | undefined, port: number): string {
  const name = host === undefined ? '127.0.0.1' : (wildcards[host] ?? host);
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Whether something answers under a URL within `ms`, whatever it says. */
export async function answersAt(url: string, ms: number): Promise<boolean> {
  try {
    await (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(ms) })).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
