/** `i` presets the tab [S1-199]; anything but a small whole number is left out. */
export const readHelpSearch = ({ i }: Record<string, unknown>): { i?: number | undefined } => ({
  i: typeof i === 'number' && Number.isInteger(i) && i >= 0 && i < 100 ? i : undefined,
});
