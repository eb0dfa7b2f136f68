declare global {
  interface Window {
    /** The code that came in the page's address; index.html takes it out of there before anything else runs [S1-339]. */
    mareToken?: string;
  }
}

/** The code that the page was opened with; null when there was none, or when it has been dropped. */
export const readQueryToken = (): string | null => window.mareToken ?? null;

/** Nobody is given the code any more. */
export function dropQueryToken(): void {
  delete window.mareToken;
}
