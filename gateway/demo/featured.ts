import type { Classification, ServerCategory } from './catalogue-types.ts';

/** A game that was designed by hand. */
export interface Featured {
  vassalage: string;
  gameType: ServerCategory;
  pt: string;
  en: string;
  /** File in art/named. */
  drawing: string;
  /** Its symbol, so that no neighbour shows the same. */
  symbol: string;
  classification: Classification;
  isNew: boolean;
  freeplay: boolean;
}

type Row = readonly [vassalage: string, pt: string, en: string, drawing: string, symbol: string, marks?: string];

/** In order of heat: the first row is the hottest game of all. Marks: new, demo, JP, AC … */
// prettier-ignore
const rows: readonly Row[] = [
  ['AB', 'Rei Polvo', 'King Octopus', 'rei-polvo', 'octopus', 'new demo JP'],
  ['AMB', 'Faraó da Areia', "Pharaoh's Sands", 'farao-da-areia', 'anubis', 'demo'],
  ['IP', 'Tucano Turbo', 'Turbo Toucan', 'tucano-turbo', 'toucan', 'demo'],
  ['LS', 'Gato da Lua', 'Moon Cat', 'gato-da-lua', 'cat', 'demo'],
  ['CW', 'Caranguejo Real', 'Royal Crab', 'caranguejo-real', 'sad-crab', 'demo'],
  ['FSC', 'Vulcão 7', 'Volcano 7', 'vulcao-7', 'volcano', 'demo JP'],
  ['RJ', 'Jardim de Jade', 'Jade Garden', 'jardim-de-jade', 'lotus', 'demo'],
  ['IP', 'Máscara do Bloco', 'Carnival Mask', 'mascara-do-bloco', 'carnival-mask', 'new demo'],
  ['EN', 'Uivo da Aurora', 'Aurora Howl', 'uivo-da-aurora', 'wolf-head', 'demo'],
  ['LS', 'Cometa 9', 'Comet 9', 'cometa-9', 'comet-spark', 'demo'],
  ['AMB', 'Mina Dourada', 'Golden Mine', 'mina-dourada', 'mine-wagon', 'demo JP'],
  ['CW', 'Baú Coralino', 'Coral Chest', 'bau-coralino', 'open-treasure-chest', 'demo JP'],
  ['AB', 'Pesca Profunda', 'Deep Catch', 'pesca-profunda', 'angler-fish', 'demo AC'],
  ['RJ', 'Sapo Imperial', 'Imperial Frog', 'sapo-imperial', 'frog-prince', 'demo'],
  ['IP', 'Beija-Flor Neon', 'Neon Hummingbird', 'beija-flor', 'hummingbird', 'demo'],
  ['FSC', 'Fênix Rubra', 'Crimson Phoenix', 'fenix-rubra', 'hawk-emblem', 'demo'],
  ['EN', 'Dragão de Gelo', 'Ice Dragon', 'dragao-de-gelo', 'sea-dragon', 'demo JP'],
  ['LS', 'Coruja Mística', 'Mystic Owl', 'coruja-mistica', 'barn-owl', 'demo'],
  ['IP', 'Frutas do Mangue', 'Mangrove Fruits', 'frutas-do-mangue', 'cherry', 'demo AC'],
  ['AMB', 'Colmeia de Ouro', 'Golden Hive', 'colmeia-de-ouro', 'bee', 'demo'],
  ['FSC', 'Roleta Brasa', 'Ember Roulette', 'roleta-brasa', 'cartwheel', 'demo AC'],
  ['RJ', 'Lanternas do Vale', 'Valley Lanterns', 'lanternas-do-vale', 'asian-lantern', 'demo'],
  ['EN', 'Runas do Norte', 'Northern Runes', 'runas-do-norte', 'rune-stone', 'demo'],
  ['AB', 'Mordida Azul', 'Blue Bite', 'tubarao-branco-9', 'shark-bite', 'new'],
  ['AB', 'Tridente de Sal', 'Salt Trident', 'tridente', 'trident', 'demo'],
  ['AB', 'Cauda da Baleia', 'Whale Tail', 'cauda', 'whale-tail', ''],
  ['AB', 'Canto da Sereia', 'Siren Song', 'sereia', 'mermaid', 'demo'],
  ['AB', 'Estrela do Recife', 'Reef Starfish', 'estrela-recife', 'sea-star', 'demo'],
  ['AB', 'Tartaruga Sábia', 'Wise Turtle', 'tartaruga', 'sea-turtle', ''],
  ['AB', 'Cavalo-Marinho', 'Seahorse', 'cavalo', 'seahorse', 'demo'],
  ['AB', 'Barco do Tico', "Tico's Boat", 'barco', 'fishing-boat', ''],
  ['AB', 'Piranha Express', 'Piranha Express', 'piranha', 'piranha', 'demo AC'],
  ['AB', 'Âncora Perdida', 'Lost Anchor', 'ancora', 'anchor', 'demo'],
];

const classes = new Set(['JP', 'SC', 'VP', 'TG', 'AC']);

/** The games at the head of every hot list, hottest first. */
export const featured: readonly Featured[] = rows.map(([vassalage, pt, en, drawing, symbol, marks = '']) => {
  const words = marks.split(' ');
  return {
    vassalage,
    gameType: 'RNG',
    pt,
    en,
    drawing,
    symbol,
    classification: (words.find((word) => classes.has(word)) ?? '') as Classification,
    isNew: words.includes('new'),
    freeplay: words.includes('demo'),
  };
});
