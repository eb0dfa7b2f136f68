import { run } from './process.ts';

/** Runs git in the repository; throws with its output when it fails. */
async function git(...args: string[]): Promise<string[]> {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new Error(output.trim());
  return output.split('\n').filter((line) => line !== '');
}

/** Files changed since `base` (a commit; HEAD by default), including untracked ones. */
export async function changedFiles(base: string): Promise<string[]> {
  const known = await git('diff', '--name-only', base);
  return [...known, ...(await git('ls-files', '--others', '--exclude-standard'))];
}
