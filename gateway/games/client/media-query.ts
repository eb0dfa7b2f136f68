/** Whether a media query holds at this moment; false where the browser cannot say. */
export function mediaMatches(query: string): boolean {
  try {
    return matchMedia(query).matches;
  } catch {
    return false;
  }
}
