import type { Problem } from '#src/contract/money/pix-api.ts';

/** The refusals of the API by the last part of their type: title and status. */
const problems = {
  RequisicaoInvalida: ['Requisição inválida.', 400],
  AcessoNegado: ['Acesso negado.', 403],
  NaoEncontrado: ['Não encontrado.', 404],
  ErroInternoDoServidor: ['Erro interno.', 500],
  IndisponibilidadePorTempoEsgotado: ['O serviço demorou além do esperado.', 504],
  CobNaoEncontrado: ['Cobrança não encontrada.', 404],
  CobOperacaoInvalida: ['Cobrança inválida.', 400],
  CobConsultaInvalida: ['Consulta inválida.', 400],
  PixNaoEncontrado: ['Pix não encontrado.', 404],
  PixConsultaInvalida: ['Consulta inválida.', 400],
  PixDevolucaoNaoEncontrada: ['Devolução não encontrada.', 404],
  PixDevolucaoInvalida: ['Devolução inválida.', 400],
  WebhookOperacaoInvalida: ['Webhook inválido.', 400],
  WebhookNaoEncontrado: ['Webhook não encontrado.', 404],
  PagamentoNaoEncontrado: ['Pagamento não encontrado.', 404],
  PagamentoInvalido: ['Pagamento inválido.', 400],
  PagamentoEmConflito: ['Já existe outro pagamento com este id.', 409],
  PagamentoConsultaInvalida: ['Consulta inválida.', 400],
  InfracaoNaoEncontrada: ['Infração não encontrada.', 404],
  InfracaoInvalida: ['Defesa inválida.', 400],
  InfracaoConsultaInvalida: ['Consulta inválida.', 400],
} as const satisfies Record<string, readonly [string, number]>;
export type ProblemName = keyof typeof problems;
type Violation = { razao: string; propriedade: string };

/** Ends a call with a problem. `propriedade` of a violation is the field at fault. */
export class PixProblem extends Error {
  readonly problem: ProblemName;
  readonly violation: Violation | undefined;

  constructor(problem: ProblemName, violation?: Violation) {
    super(problem);
    this.problem = problem;
    this.violation = violation;
  }
}

/** The answer of a problem: RFC 7807, `application/problem+json`. */
export function answerProblem(name: ProblemName, violation?: Violation): Response {
  const [title, status] = problems[name];
  const body: Problem = {
    type: `https://pix.bcb.gov.br/api/v2/error/${name}`,
    title,
    status,
    ...(violation && { detail: violation.razao, violacoes: [violation] }),
  };
  return Response.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });
}
