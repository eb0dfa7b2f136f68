import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './launch.mjs';
import { ensureWebKit } from './webkit.ts';

/** `seen` is what worked, a line each; `failure` what did not. Both are empty where WebKitGTK is not to be had. */
export type SmokeResult = { seen: readonly string[]; failure: string | undefined };

/** Runs tests/webkit/smoke.ts on what is built, where Debian's WebKitGTK is here or can be installed, and says what it saw. */
export async function runWebKitSmoke(): Promise<SmokeResult> {
  const missing = await ensureWebKit();
  if (missing.length > 0) {
    console.log(
      `skipped: WebKitGTK wants the Debian packages ${missing.join(' and ')}, which cannot be installed here`,
    );
    return { seen: [], failure: undefined };
  }
  // Its types belong to the tests' project.
  const file = pathToFileURL(join(projectRoot, 'tests/webkit/smoke.ts')).href;
  const { smoke }: { smoke: () => Promise<string[]> } = await import(file);
  try {
    const seen = await smoke();
    for (const line of seen) console.log(`ok     ${line}`);
    return { seen, failure: undefined };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    console.log(`FAILED ${failure}`);
    return { seen: [], failure };
  }
}
