/** Whether a media query matches now; false where the browser does not support it. */
export function mediaMatches(query: string): boolean {
  try {
    return matchMedia(query).matches;
  } catch {
    return false;
  }
}
