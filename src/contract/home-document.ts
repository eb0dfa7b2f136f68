/** Where the home document keeps the data that it was rendered with: `<script type="application/json" id=…>`. */
export const homeDataId = 'home-data';
/** The cookie that mirrors the language, so that the right document is served. */
export const languageCookie = 'language';
/** The element that React hydrates. */
export const rootId = 'root';
/** The paths that show home; its document is kept rendered. */
export const homePaths: ReadonlySet<string> = new Set(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home']);
