import type { Theme } from './lexicon.ts';
import type { Material } from './art/palette.ts';

/** A pattern of names. `~` is the noun; a bar separates masculine from feminine. */
export interface Quality {
  pt: string;
  en: string;
  /** Only when the symbol is drawn in one of these. */
  materials?: readonly Material[];
  /** Only for animals and people, or only for things. */
  only?: 'living' | 'thing';
}

type Row = readonly [pt: string, en: string];
const rows = (list: readonly Row[], more: Omit<Quality, 'pt' | 'en'> = {}): Quality[] =>
  list.map(([pt, en]) => ({ pt, en, ...more }));

/** Fits every game. */
export const generalQualities: readonly Quality[] = rows([
  ['~ Real', 'Royal ~'],
  ['~ Imperial', 'Imperial ~'],
  ['~ Turbo', 'Turbo ~'],
  ['~ Supremo|~ Suprema', 'Supreme ~'],
  ['~ da Sorte', 'Lucky ~'],
  ['~ Mágico|~ Mágica', 'Magic ~'],
  ['~ Místico|~ Mística', 'Mystic ~'],
  ['~ Radiante', 'Radiant ~'],
  ['~ Eterno|~ Eterna', 'Eternal ~'],
  ['~ Lendário|~ Lendária', 'Fabled ~'],
  ['Mega ~', 'Mega ~'],
  ['Super ~', 'Super ~'],
  ['~ 7', '~ 7'],
  ['~ 9', '~ 9'],
  ['~ 77', '~ 77'],
  ['~ 3', '~ 3'],
  ['Grande ~', 'Grand ~'],
  ['Duplo ~|Dupla ~', 'Double ~'],
  ['Triplo ~|Tripla ~', 'Triple ~'],
  ['~ Infinito|~ Infinita', 'Infinite ~'],
]);

/** Fits animals and people, or things, anywhere. */
export const qualitiesByKind: readonly Quality[] = [
  ...rows(
    [
      ['Rei ~|Rainha ~', 'King ~|Queen ~'],
      ['Dom ~|Dona ~', 'Don ~|Lady ~'],
      ['~ Valente', 'Brave ~'],
      ['~ Veloz', 'Swift ~'],
      ['~ Sábio|~ Sábia', 'Wise ~'],
      ['~ Esperto|~ Esperta', 'Clever ~'],
      ['~ Feliz', 'Happy ~'],
      ['~ Selvagem', 'Wild ~'],
      ['~ Faminto|~ Faminta', 'Hungry ~'],
      ['~ Errante', 'Roaming ~'],
      ['~ Guardião|~ Guardiã', 'Guardian ~'],
      ['~ Express', '~ Express'],
    ],
    { only: 'living' },
  ),
  ...rows(
    [
      ['~ Perdido|~ Perdida', 'Lost ~'],
      ['~ Secreto|~ Secreta', 'Secret ~'],
      ['~ Encantado|~ Encantada', 'Enchanted ~'],
      ['~ Sagrado|~ Sagrada', 'Sacred ~'],
      ['~ Antigo|~ Antiga', 'Ancient ~'],
      ['~ Oculto|~ Oculta', 'Hidden ~'],
      ['~ Raro|~ Rara', 'Rare ~'],
    ],
    { only: 'thing' },
  ),
];

const materialRows: readonly (readonly [pt: string, en: string, ...materials: Material[]])[] = [
  ['~ Dourado|~ Dourada', 'Golden ~', 'gold', 'amber'],
  ['~ de Ouro', 'Gold ~', 'gold', 'amber'],
  ['~ Âmbar', 'Amber ~', 'amber', 'orange'],
  ['~ Cobre', 'Copper ~', 'orange'],
  ['~ Laranja', 'Orange ~', 'orange'],
  ['~ Coral', 'Coral ~', 'coral'],
  ['~ Rubro|~ Rubra', 'Crimson ~', 'red'],
  ['~ Escarlate', 'Scarlet ~', 'red'],
  ['~ Carmim', 'Carmine ~', 'red'],
  ['~ Rosa', 'Pink ~', 'rose'],
  ['~ Rosado|~ Rosada', 'Rosy ~', 'rose'],
  ['~ Magenta', 'Magenta ~', 'magenta'],
  ['~ Neon', 'Neon ~', 'magenta'],
  ['~ Violeta', 'Violet ~', 'violet'],
  ['~ Lilás', 'Lilac ~', 'violet'],
  ['~ Azul', 'Blue ~', 'sky'],
  ['~ Celeste', 'Azure ~', 'sky'],
  ['~ Branco|~ Branca', 'White ~', 'ice'],
  ['~ de Cristal', 'Crystal ~', 'ice'],
  ['~ Prateado|~ Prateada', 'Silver ~', 'silver'],
  ['~ de Prata', 'Sterling ~', 'silver'],
  ['~ Turquesa', 'Teal ~', 'turquoise'],
  ['~ Água-Marinha', 'Aqua ~', 'turquoise'],
  ['~ Menta', 'Mint ~', 'mint'],
  ['~ Verde', 'Green ~', 'green'],
  ['~ de Jade', 'Jade ~', 'green'],
  ['~ Limão', 'Lime ~', 'lime'],
  ['~ Neon', 'Neon ~', 'lime'],
  ['~ Marfim', 'Ivory ~', 'cream'],
  ['~ Pérola', 'Pearl ~', 'cream'],
];

/** Names the symbol's material, only where the picture shows it. */
export const qualitiesByMaterial: readonly Quality[] = materialRows.map(([pt, en, ...materials]) => ({
  pt,
  en,
  materials,
}));

/** Belongs to a scene. */
export const qualitiesByTheme: Record<Theme, readonly Quality[]> = {
  sea: rows([
    ['~ do Mar', 'Sea ~'],
    ['~ da Maré', 'Tidal ~'],
    ['~ do Recife', 'Reef ~'],
    ['~ Abissal', 'Abyssal ~'],
    ['~ de Sal', 'Salt ~'],
    ['~ do Cais', 'Harbor ~'],
    ['~ da Praia', 'Beach ~'],
    ['~ das Ondas', 'Surf ~'],
    ['~ do Atol', 'Atoll ~'],
    ['~ do Oceano', 'Ocean ~'],
    ['~ da Baía', 'Bay ~'],
    ['~ Tropical', 'Tropical ~'],
    ['~ da Lagoa', 'Lagoon ~'],
    ['~ das Ilhas', 'Island ~'],
  ]),
  desert: rows([
    ['~ da Areia', 'Sand ~'],
    ['~ do Deserto', 'Desert ~'],
    ['~ do Nilo', 'Nile ~'],
    ['~ do Sol', 'Sun ~'],
    ['~ das Dunas', 'Dune ~'],
    ['~ do Sertão', 'Prairie ~'],
    ['~ do Oásis', 'Oasis ~'],
    ['~ do Cânion', 'Canyon ~'],
    ['~ do Oeste', 'Western ~'],
    ['~ do Oriente', 'Eastern ~'],
    ['~ da Miragem', 'Mirage ~'],
  ]),
  ice: rows([
    ['~ de Gelo', 'Ice ~'],
    ['~ da Neve', 'Snow ~'],
    ['~ Polar', 'Polar ~'],
    ['~ Glacial', 'Frozen ~'],
    ['~ do Norte', 'Northern ~'],
    ['~ da Aurora', 'Aurora ~'],
    ['~ Boreal', 'Boreal ~'],
    ['~ do Inverno', 'Winter ~'],
    ['~ do Ártico', 'Arctic ~'],
    ['~ do Fiorde', 'Fjord ~'],
    ['~ da Geada', 'Frost ~'],
  ]),
  forest: rows([
    ['~ da Selva', 'Jungle ~'],
    ['~ do Bosque', 'Woodland ~'],
    ['~ do Vale', 'Valley ~'],
    ['~ do Mangue', 'Mangrove ~'],
    ['~ do Jardim', 'Garden ~'],
    ['~ do Cerrado', 'Cerrado ~'],
    ['~ da Serra', 'Highland ~'],
    ['~ do Pantanal', 'Wetland ~'],
    ['~ da Mata', 'Forest ~'],
    ['~ do Rio', 'River ~'],
    ['~ da Chuva', 'Rain ~'],
    ['~ da Trilha', 'Trail ~'],
    ['~ Silvestre', 'Sylvan ~'],
    ['~ do Orvalho', 'Dewy ~'],
  ]),
  fire: rows([
    ['~ de Fogo', 'Fire ~'],
    ['~ Ardente', 'Blazing ~'],
    ['~ da Brasa', 'Ember ~'],
    ['~ em Chamas', 'Burning ~'],
    ['~ de Lava', 'Lava ~'],
    ['~ Flamejante', 'Flaming ~'],
    ['~ do Vulcão', 'Volcano ~'],
    ['~ da Forja', 'Forge ~'],
    ['~ Incandescente', 'Glowing ~'],
    ['~ da Faísca', 'Spark ~'],
  ]),
  night: rows([
    ['~ da Lua', 'Moon ~'],
    ['~ da Noite', 'Night ~'],
    ['~ Estelar', 'Stellar ~'],
    ['~ das Sombras', 'Shadow ~'],
    ['~ Cósmico|~ Cósmica', 'Cosmic ~'],
    ['~ Lunar', 'Lunar ~'],
    ['~ Astral', 'Astral ~'],
    ['~ da Galáxia', 'Galaxy ~'],
    ['~ do Sonho', 'Dream ~'],
    ['~ do Eclipse', 'Eclipse ~'],
    ['~ Noturno|~ Noturna', 'Midnight ~'],
    ['~ da Névoa', 'Misty ~'],
    ['~ do Infinito', 'Boundless ~'],
  ]),
  feast: rows([
    ['~ da Festa', 'Party ~'],
    ['~ do Samba', 'Samba ~'],
    ['~ da Folia', 'Fiesta ~'],
    ['~ Festivo|~ Festiva', 'Festive ~'],
    ['~ do Baile', 'Ballroom ~'],
    ['~ Carioca', 'Rio ~'],
    ['~ do Bloco', 'Carnival ~'],
    ['~ da Bahia', 'Bahia ~'],
    ['~ de Olinda', 'Olinda ~'],
    ['~ do Salão', 'Salon ~'],
    ['~ do Verão', 'Summer ~'],
    ['~ Dançante', 'Dancing ~'],
    ['~ da Praça', 'Plaza ~'],
  ]),
  treasure: rows([
    ['~ do Tesouro', 'Treasure ~'],
    ['~ Nobre', 'Noble ~'],
    ['~ Brilhante', 'Shining ~'],
    ['~ do Rei', "King's ~"],
    ['~ Cintilante', 'Sparkling ~'],
    ['~ da Fortuna', 'Fortune ~'],
    ['~ do Cofre', 'Vault ~'],
    ['~ do Império', 'Empire ~'],
    ['~ da Coroa', 'Crown ~'],
    ['~ da Rainha', "Queen's ~"],
    ['~ da Mina', 'Mine ~'],
    ['~ Ancestral', 'Elder ~'],
  ]),
  sport: rows([
    ['~ da Copa', 'Cup ~'],
    ['~ da Arena', 'Arena ~'],
    ['~ Campeão|~ Campeã', 'Champion ~'],
    ['~ Final', 'Final ~'],
    ['~ da Torcida', 'Fan ~'],
    ['~ do Estádio', 'Stadium ~'],
    ['~ da Liga', 'League ~'],
    ['~ Veloz', 'Fast ~'],
    ['~ Invicto|~ Invicta', 'Unbeaten ~'],
    ['~ do Gramado', 'Pitch ~'],
    ['~ de Elite', 'Elite ~'],
  ]),
  cards: rows([
    ['~ da Mesa', 'Table ~'],
    ['~ Clássico|~ Clássica', 'Classic ~'],
    ['~ VIP', 'VIP ~'],
    ['~ da Corte', 'Court ~'],
    ['~ de Copas', 'Hearts ~'],
    ['~ do Salão', 'Parlor ~'],
    ['~ de Gala', 'Gala ~'],
    ['~ da Banca', 'House ~'],
    ['~ Diamante', 'Diamond ~'],
    ['~ do Cassino', 'Casino ~'],
  ]),
};

/** Names of the special kinds of slots. */
export const qualitiesByClass: Record<'SC' | 'VP' | 'AC' | 'JP', readonly Quality[]> = {
  SC: rows([['Raspe o ~|Raspe a ~', '~ Scratch']]),
  VP: rows([['Pôquer do ~|Pôquer da ~', '~ Poker']]),
  AC: rows([
    ['Missão ~', '~ Quest'],
    ['Rali ~', '~ Rally'],
    ['~ Arcade', '~ Arcade'],
    ['~ Express', '~ Express'],
    ['Salto ~', '~ Jump'],
  ]),
  JP: rows([
    ['Mega ~', 'Mega ~'],
    ['~ Milionário|~ Milionária', 'Rich ~'],
    ['~ Gigante', 'Giant ~'],
    ['Grande ~', 'Grand ~'],
    ['~ da Fortuna', 'Fortune ~'],
  ]),
};
