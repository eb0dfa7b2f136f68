/**
 * Navigations that the precached shell never answers: what other programs on this origin serve, and every
 * path with a file extension but the two page aliases, so that a missing asset is a 404 and not a page.
 */
export const shellDenylist: readonly RegExp[] = [
  /^\/(?:vip|wps|lgw|lotto|games|vendor|art)(?:\/|$)/,
  /^(?!\/m\/(?:index|register)\.html$).*\.[^/.]+$/,
];
