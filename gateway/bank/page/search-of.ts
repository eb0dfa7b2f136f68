import type { Asked } from './read-view.ts';

/** The query of the page's address, without the outcome of the last act. */
export const searchOf = ({ code, name, cpf, language }: Asked): string =>
  new URLSearchParams({ code, name, cpf, lang: language }).toString();
