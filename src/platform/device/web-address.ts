/** The http(s) address of a text, resolved against `base` if it is a path; undefined for anything else. */
export function webAddress(text: string, base?: string): URL | undefined {
  try {
    const url = new URL(text, base);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}
