import { useMemo } from 'react';

/** Origin of pictures in this visit: an image CDN that answers, else our own origin. The server never sets it. */
let origin = '';
/** Written by image-cdn.ts alone. */
export const setPictureOrigin = (next: string): void => {
  origin = next;
};

/** The address of a picture of ours while it is shown: a CDN found later does not load it twice [S1-342]. */
export const usePicture = (url: string): string => useMemo(() => (url.startsWith('/') ? origin + url : url), [url]);
