import * as v from 'valibot';
import type { Paging } from '#src/contract/money/pix-api.ts';
import { PixProblem, type ProblemName } from './problems.ts';

const count = (fallback: string, min: number, max: number) =>
  v.pipe(v.optional(v.string(), fallback), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(min), v.maxValue(max));
const time = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => Date.parse(text)),
);
const Window = v.object({
  inicio: time,
  fim: time,
  'paginacao.paginaAtual': count('0', 0, 999_999),
  'paginacao.itensPorPagina': count('100', 1, 1000),
});

/** A page of a list over a time window; times in epoch ms, both included. */
export type Page = { readonly from: number; readonly to: number; readonly offset: number; readonly size: number };

/** Reads `inicio`, `fim` and the page of a list. Throws a PixProblem of that name. */
export function readPage(query: Record<string, string>, problem: ProblemName): Page {
  const read = v.safeParse(Window, query);
  if (!read.success)
    throw new PixProblem(problem, {
      razao: 'Parâmetro inválido.',
      propriedade: v.getDotPath(read.issues[0]) ?? 'inicio',
    });
  const { inicio: from, fim: to, 'paginacao.itensPorPagina': size, 'paginacao.paginaAtual': page } = read.output;
  if (to < from) throw new PixProblem(problem, { razao: 'O fim é anterior ao início.', propriedade: 'fim' });
  return { from, to, offset: page * size, size };
}

/** The parameters of a list, as they are answered beside its rows. */
export const showPage = ({ from, to, offset, size }: Page, total: number): Paging => ({
  inicio: new Date(from).toISOString(),
  fim: new Date(to).toISOString(),
  paginacao: {
    paginaAtual: offset / size,
    itensPorPagina: size,
    quantidadeDePaginas: Math.max(1, Math.ceil(total / size)),
    quantidadeTotalDeItens: total,
  },
});
