export type Theme = 'light' | 'dark';
/** Local storage `theme`, else light. Safe in Node. */
export declare function readTheme(): Theme;
/** Sets data-theme on <html>, the theme-color meta and local storage. */
export declare function applyTheme(theme: Theme): void;
