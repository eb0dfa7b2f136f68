import type { ReactNode } from 'react';
import type { IndexedGame } from '#src/contract/lobby/game-index.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { usePicture } from '#src/platform/device/picture-origin.ts';
import { markedParts } from './marked-parts.ts';
import s from './suggestions.module.css';

/** A game's picture in a row of suggestions. */
export function FoundPicture({ game }: { game: IndexedGame }) {
  return <img src={usePicture(game.iconUrl)} alt="" width="40" height="40" decoding="async" />;
}

/** `words`: the typed words, from `wordsOf`. */
type Found = { game: IndexedGame; words: readonly string[]; language: Language; vendor: string };

/** The text of a game in a row: its name with the matches marked, its vendor, and its other name if that one matched. */
export function wordsOfGame({ game, words, language, vendor }: Found): { title: ReactNode; note: string } {
  const name = game.names[language];
  const other = game.names[language === 'pt' ? 'en' : 'pt'];
  const parts = markedParts(name, words);
  const isOther = !parts.some(({ marked }) => marked) && markedParts(other, words).some(({ marked }) => marked);
  return {
    title: (
      <span className={s.game}>
        {parts.map((part, place) => (part.marked ? <mark key={place}>{part.text}</mark> : part.text))}
      </span>
    ),
    note: isOther && other !== name ? [other, vendor].filter(Boolean).join(' · ') : vendor,
  };
}
