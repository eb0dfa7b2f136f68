import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGateway } from '#gateway/context/gateway.ts';
import { openDatabase } from '#gateway/db/open-database.ts';
import { readConfig } from '#gateway/process/config.ts';
import { seedDatabase } from '#gateway/demo/seed-database.ts';

/** Folder of this run's templates: created on first use, deleted by tests/support/global-setup.ts. */
export const templatesVariable = 'MARE_TEMPLATES';

/** Seeds a data folder as the gateway's first start does, which takes seconds: mostly the hashes of passwords. */
async function seed(dataDir: string, popups: boolean): Promise<void> {
  const { db, dialect, close } = await openDatabase({ dataDir });
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  await seedDatabase(createGateway({ db, dialect, config }), popups);
  await close();
}

/**
 * A data folder with the demonstration in it, a copy of one that each run creates once; `popups` as in the gateway's settings.
 */
export async function makeSeededFolder(popups: boolean): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mare-journey-'));
  const templates = process.env[templatesVariable];
  // Outside a run of Playwright the gateway seeds it by itself.
  if (templates === undefined) return folder;
  const template = join(templates, popups ? 'popups' : 'plain');
  if (!existsSync(template)) {
    const made = mkdtempSync(join(templates, 'seeding-'));
    await seed(made, popups);
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
