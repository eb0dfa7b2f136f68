import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return '';
  }
};

/** A process and all that it has started, but for a copy of it that has not begun its own program yet: it holds nothing of its own. */
function treeOf(root: number): number[] {
  const found = [root];
  const command = read(root, 'cmdline');
  for (const pid of found) {
    const children = read(pid, `task/${pid}/children`).trim().split(/\s+/).filter(Boolean).map(Number);
    found.push(...children.filter((child) => read(child, 'cmdline') !== command));
  }
  return found;
}

/** In MB. `resident` counts what processes share, such as the program itself, for each of them; `whole` once. */
export type TreeMemory = { readonly resident: number; readonly whole: number };

const sumOf = (tree: readonly number[], file: string, field: RegExp): number =>
  tree.reduce((sum, pid) => sum + Number(field.exec(read(pid, file))?.[1] ?? 0) / 1024, 0);

/** The most memory of a process and its children while `work` goes on. Linux alone. */
export async function peakMemory(root: number, work: () => Promise<void>): Promise<TreeMemory> {
  let [resident, whole, done] = [0, 0, false];
  const watching = (async () => {
    for (;;) {
      const tree = treeOf(root);
      resident = Math.max(resident, sumOf(tree, 'status', /^VmRSS:\s+(\d+)/m));
      whole = Math.max(whole, sumOf(tree, 'smaps_rollup', /^Pss:\s+(\d+)/m));
      if (done) return;
      await wait(4);
    }
  })();
  await work().finally(() => (done = true));
  await watching;
  return { resident, whole };
}
