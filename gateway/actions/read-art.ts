import { OperatorError, type Options } from './command.ts';

/** The path of a picture on this site; undefined when it is not told. */
export function readArt({ art }: Options): string | undefined {
  if (typeof art !== 'string') return undefined;
  if (/^\/art\/b\/[\w-]{1,60}\.svg$/.test(art)) return art;
  throw new OperatorError('--art is the path of a scene, such as /art/b/mar.svg.');
}
