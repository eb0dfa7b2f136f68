import type { Config } from '#gateway/process/config.ts';

type Origins = Pick<Config, 'gamesOrigin' | 'frameOrigins'>;

/**
 * The whole address of a task link: a path is one of the games' origin. Undefined where no page of ours may frame it: the
 * policy of our documents lists the origins.
 */
export function taskAddress(link: string, { gamesOrigin, frameOrigins }: Origins): string | undefined {
  if (!URL.canParse(link, gamesOrigin)) return undefined;
  const { origin, href } = new URL(link, gamesOrigin);
  return [gamesOrigin, ...frameOrigins].includes(origin) ? href : undefined;
}
