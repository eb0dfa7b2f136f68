import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../process/make-folder.ts';

/** Saves JPEGs of a thing as `<id>-1.jpg`, `<id>-2.jpg` … in a folder, which is created; answers their paths. Only the operator's own system user can read them. */
export async function savePictures(folder: string, id: string, pictures: readonly Buffer[]): Promise<string[]> {
  makeFolder(folder);
  const paths = pictures.map((_, place) => join(folder, `${id}-${place + 1}.jpg`));
  for (const [place, image] of pictures.entries()) await writeFile(paths[place] ?? '', image, { mode: 0o600 });
  return paths;
}
