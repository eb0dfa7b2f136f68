/** Elements whose taps and submits are held: selectors for the event's target, by event type. */
export type Hold = { readonly click: string; readonly submit: string };

/** State that the document's inline script (inline.ts) leaves for the app. */
export type BootState = {
  /** Undefined once the app handles events itself. */
  hold: Hold | undefined;
  /** The last held event. */
  held?: HTMLElement | undefined;
  /** The root's initial elements: others present at the start belong to another program. */
  served?: ArrayLike<Element> | undefined;
  /** The code of the page's address [S1-339]. */
  token?: string | undefined;
  /** The browser's install event: it fires early, and once. */
  installPrompt?: Event | undefined;
};

declare global {
  interface Window {
    /** Set before there is any content, so that no element's id can shadow it. */
    mareBoot?: BootState;
    /** Set once the app handles taps. */
    mareStarted?: true;
  }
}

/** Before the app's code has loaded, links navigate by themselves; buttons and forms are held. */
export const holdBeforeEntry: Hold = { click: 'button', submit: 'form' };

/** The inline script's state; without the script (on the server, in tests) a new and empty state each time. */
export const getBoot = (): BootState => (typeof window !== 'undefined' && window.mareBoot) || { hold: holdBeforeEntry };
