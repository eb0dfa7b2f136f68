import { stat } from 'node:fs/promises';

/**
 * Reads a part of the build at once, and again once `file` has been replaced. While a deployment replaces the build, what was last read whole counts;
 * undefined where there has been none.
 */
export function readBuilt<Part>(file: string, read: () => Promise<Part>): () => Promise<Part | undefined> {
  let known: { readonly version: string; readonly part: Part } | undefined;
  const look = async () => {
    try {
      const { ino, mtimeMs } = await stat(file);
      const version = `${ino} ${mtimeMs}`;
      if (known?.version !== version) known = { version, part: await read() };
    } catch {
      // A file is missing or incomplete: the next request tries again.
    }
    return known?.part;
  };
  void look();
  return look;
}
