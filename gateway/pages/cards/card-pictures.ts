import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { readCatalogue } from '../../areas/lobby/catalogue.ts';
import type { Gateway } from '../../context/gateway.ts';
import { Representation } from '../../context/representation.ts';
import { send, wantedBy } from '../../http/answer.ts';
import type { App } from '../../http/app-env.ts';
import { runPictureProcess } from '../../process/run-picture-process.ts';
import { cardFolder, gamePicture, invitationPicture, sitePicture } from './link-card.ts';

const program = fileURLToPath(new URL('draw-card-process.ts', import.meta.url));
/** About two hundred bytes for each thousand of a card: so many are cached, the others drawn again. */
const mostBytes = 16 * 1024 * 1024;
const mostWaiting = 8;
/** In the place of a drawing that is not there, or of a card that cannot be drawn now. */
const icon = '/icons/icon-512.png';
/** The drawings of the cards that are no game's. */
const drawings: Readonly<Record<string, string>> = {
  [sitePicture]: '/art/b/mar.svg',
  [invitationPicture]: '/art/b/bloco.svg',
};

/**
 * The pictures of link cards, as PNG: each is drawn at its first request by a process of its own, one at a time, and cached. Where
 * too many wait, the request is redirected to the site's icon. There is a card of the site, of an invitation, and of each game.
 */
export function addCardPictures(app: App, gateway: Gateway): void {
  const { distDir } = gateway.config;
  const cards = new LRUCache<string, Representation>({ maxSize: mostBytes, sizeCalculation: ({ size }) => size });
  const making = new Map<string, Promise<Representation | null>>();
  const queue = new PQueue({ concurrency: 1 });

  const draw = async (path: string, drawing: string): Promise<Representation | null> => {
    const file = (await readDrawing(distDir, drawing)) ?? (await readFile(join(distDir, 'client', icon)));
    const made = await queue.add(() => runPictureProcess(program, file));
    if (!made) return null;
    const card = new Representation(made, {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    cards.set(path, card);
    return card;
  };
  /** Concurrent requests share one drawing. */
  const drawOnce = (path: string, drawing: string): Promise<Representation | null> => {
    const known = making.get(path);
    if (known) return known;
    if (making.size >= mostWaiting) return Promise.resolve(null);
    const made = draw(path, drawing)
      .catch((error: unknown) => {
        gateway.logger.error({ err: error, path }, 'a card could not be drawn');
        return null;
      })
      .finally(() => making.delete(path));
    making.set(path, made);
    return made;
  };

  app.get(`${cardFolder}/*`, async (c, next) => {
    const { path } = c.req;
    const drawing = drawings[path] ?? (await drawingOfGame(gateway, path));
    if (drawing === undefined) return next();
    const card = cards.get(path) ?? (await drawOnce(path, drawing));
    return card ? send(c, await card.answer({ ...wantedBy(c), acceptEncoding: undefined })) : c.redirect(icon);
  });
}

/** The picture of the game whose card this is; undefined for a path that is none. */
async function drawingOfGame(gateway: Gateway, path: string): Promise<string | undefined> {
  if (!path.startsWith(`${cardFolder}/g/`)) return undefined;
  return (await readCatalogue(gateway)).find(({ node_id }) => gamePicture(node_id) === path)?.icon_url;
}

/** A drawing of the build; undefined where there is none, or the operator's picture is elsewhere. */
const readDrawing = (distDir: string, path: string): Promise<Buffer | undefined> =>
  /^\/art\/[gb]\/[\w-]+\.(?:svg|png)$/.test(path)
    ? readFile(join(distDir, path)).catch(() => undefined)
    : Promise.resolve(undefined);
