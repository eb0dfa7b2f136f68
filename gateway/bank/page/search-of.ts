import type { Asked } from './read-view.ts';

/** The page's address again, without what has been said. */
export const searchOf = ({ code, name, cpf, language }: Asked): string =>
  new URLSearchParams({ code, name, cpf, lang: language }).toString();
