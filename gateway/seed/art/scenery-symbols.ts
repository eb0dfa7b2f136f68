/** Symbols that only banners use and that name no game. */
export const SCENERY: readonly string[] = [];
