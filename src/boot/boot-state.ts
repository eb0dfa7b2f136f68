/** The elements whose taps and submits wait: selectors for where the event is fired, by its type. */
export type Hold = { readonly click: string; readonly submit: string };

/** What the document's inline script (inline.ts) leaves for the app. */
export type BootState = {
  /** Undefined once the app answers by itself. */
  hold: Hold | undefined;
  /** What was tapped or submitted last while it had to wait. */
  held?: HTMLElement | undefined;
  /** The elements that the app's root came with: others that are there when the app starts are another program's. */
  served?: ArrayLike<Element> | undefined;
  /** The code that came in the page's address [S1-339]. */
  token?: string | undefined;
  /** The browser's offer to install: it comes early, and once. */
  installPrompt?: Event | undefined;
};

declare global {
  interface Window {
    /** Set before there is any content, so that no element's id can pass for it. */
    mareBoot?: BootState;
    /** Set once the app answers taps. */
    mareStarted?: true;
  }
}

/** Before the app's code is there links lead to documents by themselves; buttons and forms wait. */
export const holdBeforeEntry: Hold = { click: 'button', submit: 'form' };

/** What the inline script has left; where none ran (on the server, in tests) a new and empty state each time. */
export const getBoot = (): BootState => (typeof window !== 'undefined' && window.mareBoot) || { hold: holdBeforeEntry };
