type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

const connection = (): Connection | undefined =>
  (navigator as Navigator & { readonly connection?: Connection }).connection;

/** Whether the reader has turned on the browser's data saver; false if unsupported. */
export const savesData = (): boolean => connection()?.saveData === true;

/** Whether to preload what may be needed later: no data saver and faster than 2G, as far as the browser reports. */
export const hasRoomAhead = (): boolean => !savesData() && connection()?.effectiveType?.endsWith('2g') !== true;
