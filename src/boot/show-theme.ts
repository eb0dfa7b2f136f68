/** Shows the dark theme before the first paint where it was chosen here before [S1-034]. */
export function showDarkTheme(): void {
  try {
    if (localStorage['theme'] !== 'dark') return;
    document.documentElement.dataset['theme'] = 'dark';
    (document.querySelector('meta[name=theme-color]') as HTMLMetaElement).content = '#0b161d';
  } catch {
    // Storage is off: the document stays light.
  }
}
