import type { ServerCategory } from './catalogue-types.ts';
import { type Noun, lexicon, type Theme } from './lexicon.ts';
import { qualitiesByKind, qualitiesByTheme, generalQualities, type Quality } from './qualities.ts';

/** Names and symbols of a category's games. */
export interface Pool {
  nouns: readonly Noun[];
  qualities: readonly Quality[];
  theme: Theme;
}

const bySymbol = new Map(lexicon.map((noun) => [noun.symbol, noun]));

function nounOf(symbol: string): Noun {
  const noun = bySymbol.get(symbol);
  if (noun === undefined) throw new Error(`No noun for ${symbol}`);
  return noun;
}

/** 'clubs spades': the nouns of several symbols. */
const nounsOf = (symbols: string): Noun[] => symbols.split(/\s+/).map(nounOf);

/** A symbol under another name than the lexicon's. */
const renamed = (symbol: string, pt: string, gender: 'm' | 'f', en: string): Noun => ({
  ...nounOf(symbol),
  pt,
  gender,
  en,
  living: false,
});
const q = (pt: string, en: string): Quality => ({ pt, en });

const fishNouns = lexicon.filter(
  (noun) =>
    noun.living && noun.themes.includes('sea') && !['duck', 'heron', 'flamingo', 'sea-dragon'].includes(noun.symbol),
);

const liveNouns = [
  nounOf('cartwheel'),
  renamed('suits', 'Bacará', 'm', 'Baccarat'),
  renamed('card-ace-spades', 'Blackjack', 'm', 'Blackjack'),
  nounOf('poker-hand'),
  renamed('dragon-head', 'Dragão-Tigre', 'm', 'Dragon Tiger'),
  renamed('rolling-dices', 'Sic Bo', 'm', 'Sic Bo'),
  renamed('perspective-dice-six-faces-six', 'Craps', 'm', 'Craps'),
  ...nounsOf('soccer-ball ball-pyramid strongbox'),
  renamed('stone-tower', 'Torre', 'f', 'Tower'),
  nounOf('open-treasure-chest'),
  nounOf('card-joker'),
  renamed('old-microphone', 'Show', 'm', 'Show'),
  renamed('crown', 'Coroa', 'f', 'Crown'),
  renamed('card-king-hearts', "Hold'em", 'm', "Hold'em"),
];

const pvpNouns = [
  ...nounsOf('clubs spades diamonds domino-tiles chess-knight'),
  ...nounsOf('backgammon eight-ball pool-triangle poker-hand babyfoot-players'),
  renamed('card-7-hearts', 'Escopa', 'f', 'Scopa'),
  renamed('card-ace-hearts', 'Sueca', 'f', 'Sueca'),
  renamed('card-jack-hearts', 'Tranca', 'f', 'Tranca'),
  nounOf('perspective-dice-six-faces-six'),
  renamed('card-joker', 'Pontinho', 'm', 'Pontinho'),
  renamed('card-king-hearts', 'Presidente', 'm', 'President'),
  renamed('crossed-swords', 'Duelo', 'm', 'Duel'),
  nounOf('chess-queen'),
];

const sportNouns = nounsOf(`soccer-ball basketball-ball volleyball-ball tennis-racket baseball-glove
  american-football-ball f1-car full-motorcycle-helmet golf-flag hockey shuttlecock ping-pong-bat running-shoe
  high-kick fencer cycling skateboard bowling-strike`);
const esportNouns = nounsOf(`battle-mech robot-golem ninja-head samurai-helmet mecha-mask spaceship broadsword
  swords-emblem archer visored-helm spartan-helmet tank jet-fighter f1-car spiked-dragon-head katana wizard-face
  viking-helmet shuriken soccer-ball joystick knight-banner crossed-swords`);
const lotteryNouns = nounsOf(`dragon-head lotus shamrock crown-coin round-star horseshoe gold-bar asian-lantern pagoda
  piggy-bank ticket circling-fish tiger-head cut-diamond heraldic-sun moon elephant-head capybara abacus crown gems
  handheld-fan gong shinto-shrine paper-crane octopus polar-star oyster-pearl`);
const cockNouns = [
  ...nounsOf('rooster feather bird-claw'),
  renamed('coliseum', 'Arena', 'f', 'Arena'),
  ...nounsOf('trophy-cup angel-wings medal'),
  renamed('heraldic-sun', 'Alvorada', 'f', 'Dawn'),
];

/** Pools of every category but RNG, which draws from the whole lexicon by theme. */
export const pools: Record<Exclude<ServerCategory, 'RNG'> | 'COCKFIGHT', Pool> = {
  FISH: {
    nouns: fishNouns,
    theme: 'sea',
    qualities: [
      q('Pesca ao ~|Pesca à ~', '~ Fishing'),
      q('Caça ao ~|Caça à ~', '~ Hunt'),
      q('Rede do ~|Rede da ~', '~ Net'),
      ...qualitiesByTheme.sea,
      ...qualitiesByKind.filter((quality) => quality.only === 'living'),
      ...generalQualities,
    ],
  },
  LIVE: {
    nouns: liveNouns,
    theme: 'cards',
    qualities: [
      q('~ Ipanema', 'Ipanema ~'),
      q('~ da Bahia', 'Bahia ~'),
      q('~ Lisboa', 'Lisbon ~'),
      q('~ Recife', 'Recife ~'),
      q('~ Búzios', 'Búzios ~'),
      q('~ Paraty', 'Paraty ~'),
      q('~ Olinda', 'Olinda ~'),
      q('~ Macau', 'Macau ~'),
      q('~ VIP', 'VIP ~'),
      q('~ Turbo', 'Turbo ~'),
      q('~ Raio', 'Lightning ~'),
      q('~ Clássico|~ Clássica', 'Classic ~'),
      q('~ Real', 'Royal ~'),
      q('~ ao Vivo', 'Live ~'),
      q('~ da Sorte', 'Lucky ~'),
      q('~ de Ouro', 'Gold ~'),
      q('~ 24h', '~ 24h'),
      q('~ Prime', 'Prime ~'),
    ],
  },
  PVP: {
    nouns: pvpNouns,
    theme: 'cards',
    qualities: [
      q('~ Clássico|~ Clássica', 'Classic ~'),
      q('~ Turbo', 'Turbo ~'),
      q('~ em Dupla', '~ Doubles'),
      q('~ Rápido|~ Rápida', 'Quick ~'),
      q('~ Mineiro|~ Mineira', 'Minas ~'),
      q('~ Paulista', 'Paulista ~'),
      q('~ Gaúcho|~ Gaúcha', 'Gaúcho ~'),
      q('~ Carioca', 'Rio ~'),
      q('~ VIP', 'VIP ~'),
      q('~ da Praça', 'Plaza ~'),
      q('~ Relâmpago', 'Blitz ~'),
      q('~ Real', 'Royal ~'),
      q('~ de Mestre', 'Master ~'),
    ],
  },
  SPORTS: {
    nouns: sportNouns,
    theme: 'sport',
    qualities: [
      q('~ ao Vivo', 'Live ~'),
      q('~ Virtual', 'Virtual ~'),
      q('~ Turbo', 'Turbo ~'),
      q('~ da Copa', '~ Cup'),
      q('~ da Liga', '~ League'),
    ],
  },
  ESPORTS: {
    nouns: esportNouns,
    theme: 'sport',
    qualities: [
      q('Liga ~', '~ League'),
      q('Copa ~', '~ Cup'),
      q('Arena ~', '~ Arena'),
      q('Desafio ~', '~ Challenge'),
      q('Série ~', '~ Series'),
    ],
  },
  COCKFIGHT: {
    nouns: cockNouns,
    theme: 'forest',
    qualities: [
      q('~ do Terreiro', 'Yard ~'),
      q('~ Real', 'Royal ~'),
      q('~ da Aurora', 'Sunrise ~'),
      q('~ Veloz', 'Swift ~'),
      q('~ Campeão|~ Campeã', 'Champion ~'),
      q('~ 88', '~ 88'),
      q('~ de Aço', 'Steel ~'),
      q('~ da Serra', 'Highland ~'),
      q('~ Bravo|~ Brava', 'Bold ~'),
    ],
  },
  LOTT: {
    nouns: lotteryNouns,
    theme: 'cards',
    qualities: [
      q('Loto ~', '~ Lotto'),
      q('Mega ~', 'Mega ~'),
      q('Extra ~', 'Extra ~'),
      q('~ da Sorte', 'Lucky ~'),
      q('Quina ~', '~ Five'),
      q('~ de Ouro', 'Golden ~'),
    ],
  },
  ELOTT: {
    nouns: lotteryNouns,
    theme: 'cards',
    qualities: [
      q('Turbo ~', 'Turbo ~'),
      q('Cinco ~', 'High Five ~'),
      q('Flash ~', 'Flash ~'),
      q('~ Já', 'Instant ~'),
      q('~ Ligeiro|~ Ligeira', 'Quick ~'),
    ],
  },
};

/** How many games each vendor makes, per category. */
export const gameCounts: Record<string, Partial<Record<ServerCategory, number>>> = {
  AB: { RNG: 84, FISH: 26 },
  LS: { RNG: 110 },
  IP: { RNG: 102, PVP: 14 },
  AMB: { RNG: 102 },
  CW: { RNG: 92, FISH: 16 },
  FSC: { RNG: 98 },
  RJ: { RNG: 92, LIVE: 18 },
  EN: { RNG: 98 },
  MGE: { RNG: 88, FISH: 12 },
  SOL: { RNG: 96 },
  NEO: { RNG: 92 },
  VR: { RNG: 84, LIVE: 22 },
  CS: { RNG: 88 },
  MA: { LIVE: 48 },
  CTD: { PVP: 44 },
  RF: { FISH: 18 },
  PLC: { SPORTS: 14 },
  GDP: { SPORTS: 12 },
  DS88: { SPORTS: 10 },
  AV: { ESPORTS: 7 },
  AI: { ESPORTS: 7 },
  IMES: { ESPORTS: 7 },
  TF: { ESPORTS: 7 },
  IA: { ESPORTS: 7 },
  TCG_LOTTO_VN: { LOTT: 18, ELOTT: 14 },
  TCG_SEA: { LOTT: 18 },
  BAZ: { LOTT: 10, ELOTT: 6 },
};
