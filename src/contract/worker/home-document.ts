/** The id of the script with the data that the home document was rendered with: `<script type="application/json" id=…>`. */
export const homeDataId = 'home-data';
/** The cookie that mirrors the language, so that the right document is served. */
export const languageCookie = 'language';
/** The element that React hydrates. */
export const rootId = 'root';
