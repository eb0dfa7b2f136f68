import { defineArea } from '#gateway/http/define-area.ts';
import { addPicturesRoutes } from './calls.ts';
import { sweepPictures } from './pictures.ts';

/** Members' pictures: their upload, and the process that decodes each. */
export const pictures = defineArea({
  name: 'pictures',
  routes: [addPicturesRoutes],
  sweeps: [sweepPictures],
});
