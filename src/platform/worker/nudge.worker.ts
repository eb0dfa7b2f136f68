/** Ends at once: what counts is that the browser was asked for a script in the scope of the service worker (take-over.ts). */
close();
