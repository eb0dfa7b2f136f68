import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWhenStale } from '../tool/build.ts';
import { projectRoot } from '../tool/launch.mjs';
import { ensureWebKit } from '../tool/webkit.ts';

type Smoke = { smoke: () => Promise<string[]> };

async function runSmoke(): Promise<boolean> {
  const missing = await ensureWebKit();
  if (missing.length > 0) {
    console.log(`skipped: WebKitGTK wants the Debian packages ${missing.join(' and ')}, which cannot be installed here`);
    return true;
  }
  const { smoke }: Smoke = await import(pathToFileURL(join(projectRoot, 'tests/webkit/smoke.ts')).href);
  try {
    for (const line of await smoke()) console.log(`ok     ${line}`);
    return true;
  } catch (error) {
    console.log(`FAILED ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

if (!((await buildWhenStale()) && (await runSmoke()))) process.exitCode = 1;
