/** Ends at once: its only purpose is that the browser loads a script in the scope of the service worker (take-over.ts). */
close();
