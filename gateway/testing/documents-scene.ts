import { rmSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '../app.ts';
import type { App } from '../http/app-env.ts';
import { createServedDocuments, type ServedDocuments } from '../pages/served-documents.ts';
import type { Config } from '../process/config.ts';
import { writeTestBuild } from './test-build.ts';
import { createTestGateway, type TestGateway } from './test-gateway.ts';

/** The variables that the server bundle of the test build shares with the tests (test-build.ts). */
export const bundle = globalThis as { failRendering?: boolean; injected?: string; renderings?: number };

type Scene = {
  readonly distDir: string;
  gateway: TestGateway;
  app: App;
  documents: ServedDocuments;
  /** The HTML served under a path. */
  readonly html: (path: string, headers?: Record<string, string>) => Promise<string>;
};

/** A gateway that serves the documents of a test build, rendered, for the tests of one file. */
export function documentsScene(config: Partial<Config> = {}): Scene {
  const distDir = writeTestBuild();
  const scene = {
    distDir,
    html: async (path, headers = {}) => (await scene.app.request(path, { headers })).text(),
  } as Scene;
  beforeAll(async () => {
    scene.gateway = await createTestGateway({ config: { distDir, ...config } });
    let documents: ServedDocuments | null = null;
    scene.app = createApp(scene.gateway, () => documents);
    scene.documents = await createServedDocuments(scene.gateway, scene.app);
    documents = scene.documents;
    await documents.refresh();
  });
  afterAll(async () => {
    scene.documents.stop();
    await scene.gateway.close();
    rmSync(distDir, { recursive: true });
  });
  return scene;
}
