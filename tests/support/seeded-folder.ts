import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGateway } from '#gateway/context/gateway.ts';
import { openDatabase } from '#gateway/db/open-database.ts';
import { readConfig } from '#gateway/process/config.ts';
import { seedDatabase } from '#gateway/demo/seed-database.ts';

/** Folder of this run's templates: created on first use, deleted by tests/support/global-setup.ts. */
export const templatesVariable = 'MARE_TEMPLATES';

type Parts = { readonly popups: boolean; readonly team: boolean };

/** Seeds a data folder as the gateway's first start does, which takes seconds: mostly the hashes of passwords. */
async function seed(dataDir: string, parts: Parts): Promise<void> {
  const { db, dialect, close } = await openDatabase({ dataDir });
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  await seedDatabase(createGateway({ db, dialect, config }), parts);
  await close();
}

/**
 * A data folder with the demonstration in it, a copy of one that each run creates once; `parts` as in the gateway's settings.
 */
export async function makeSeededFolder(parts: Parts): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mare-journey-'));
  const templates = process.env[templatesVariable];
  // Outside a run of Playwright the gateway seeds it by itself.
  if (templates === undefined) return folder;
  const template = join(templates, `popups-${parts.popups} team-${parts.team}`);
  if (!existsSync(template)) {
    const made = mkdtempSync(join(templates, 'seeding-'));
    await seed(made, parts);
    try {
      renameSync(made, template);
    } catch {
      // Another worker was faster.
      rmSync(made, { recursive: true });
    }
  }
  cpSync(template, folder, { recursive: true });
  return folder;
}
