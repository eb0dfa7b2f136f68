/**
 * Shows before the first paint what was stored here before: the dark theme [S1-034], and that a member is expected (`me`,
 * platform/storage/member-hint.ts), for whom what is for guests stays hidden.
 */
export function showStored({ dataset } = document.documentElement): void {
  try {
    dataset['me'] = localStorage['me'];
    if (localStorage['theme'] === 'dark') {
      dataset['theme'] = 'dark';
      (document.querySelector('meta[name=theme-color]') as HTMLMetaElement).content = '#0b161d';
    }
  } catch {
    // Storage is off: the document stays light.
  }
}
