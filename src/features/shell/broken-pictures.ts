import { useEffect } from 'react';
import { coverBrokenPictures } from '#src/ui/broken-pictures.ts';

/** Covers pictures that do not come; shows nothing itself. */
export function BrokenPictures() {
  useEffect(() => coverBrokenPictures(document), []);
  return null;
}
