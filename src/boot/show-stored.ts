/**
 * Applies stored state before the first paint: the dark theme [S1-034], and that a member is expected (`me`,
 * platform/storage/member-hint.ts), for whom content for guests stays hidden.
 */
export function showStored({ dataset } = document.documentElement): void {
  try {
    dataset['me'] = localStorage['me'];
    if (localStorage['theme'] === 'dark') {
      dataset['theme'] = 'dark';
      (document.querySelector('meta[name=theme-color]') as HTMLMetaElement).content = '#0b161d';
    }
  } catch {
    // Storage is blocked: the document stays light.
  }
}
