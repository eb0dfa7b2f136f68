/** The http(s) address that a text names, on `base` when it is a path; undefined for anything else. */
export function webAddress(text: string, base?: string): URL | undefined {
  try {
    const url = new URL(text, base);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}
