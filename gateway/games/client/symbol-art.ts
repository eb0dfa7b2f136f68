import { within } from '#src/contract/core/within.ts';
import ace from './symbols/ace.svg';
import anchor from './symbols/anchor.svg';
import crown from './symbols/crown.svg';
import diamond from './symbols/diamond.svg';
import fish from './symbols/fish.svg';
import jack from './symbols/jack.svg';
import king from './symbols/king.svg';
import pearl from './symbols/pearl.svg';
import queen from './symbols/queen.svg';
import star from './symbols/star.svg';
import top from './symbols/top.svg';
import wild from './symbols/wild.svg';
import type { SymbolId } from '../shared/symbols.ts';
import { el } from './dom.ts';

const drawings: Record<SymbolId, string> = {
  ace,
  anchor,
  crown,
  diamond,
  fish,
  jack,
  king,
  pearl,
  queen,
  star,
  top,
  wild,
};

/** Shown while the game opens, and when it can't. */
export const pearlUrl = pearl;

/** The pictures of this game: the drawings, and the game's own art as picture and top symbol. */
export type Art = { picture: string; hasPicture: boolean; image: (symbol: SymbolId) => HTMLImageElement };

/** Resolves when all pictures can be shown at once. Without its art a game wears the drawn top symbol. */
export async function loadArt(iconUrl: string): Promise<Art> {
  const [hasPicture] = await Promise.all([decoded(iconUrl), ...Object.values(drawings).map(decoded)]);
  const picture = hasPicture ? iconUrl : drawings.top;
  return {
    picture,
    hasPicture,
    image: (symbol) => {
      const framed = symbol === 'top' && hasPicture;
      return el('img', {
        src: symbol === 'top' ? picture : drawings[symbol],
        alt: '',
        class: framed ? 'symbol card' : 'symbol',
        draggable: 'false',
      });
    },
  };
}

const longestWait = 4000;

async function decoded(url: string): Promise<boolean> {
  const image = new Image();
  image.src = url;
  const done = image.decode().then(() => true);
  return (await within(done, longestWait).catch(() => false)) === true;
}
