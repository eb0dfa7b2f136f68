import { run } from './process.ts';

/** Runs git in the repository; throws with what it said when it fails. */
async function git(...args: string[]): Promise<string[]> {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new Error(output.trim());
  return output.split('\n').filter((line) => line !== '');
}

/** What is not as it was at `base` (a commit; HEAD unless told), files that git doesn't know yet included. */
export async function changedFiles(base: string): Promise<string[]> {
  const known = await git('diff', '--name-only', base);
  return [...known, ...(await git('ls-files', '--others', '--exclude-standard'))];
}
