import type { Refusal } from './page-api.ts';
import type { SymbolId } from './symbols.ts';

const symbols: Record<SymbolId, string> = {
  top: 'figura do jogo',
  crown: 'coroa',
  diamond: 'diamante',
  anchor: 'âncora',
  star: 'estrela-do-mar',
  fish: 'peixes',
  ace: 'ás',
  king: 'rei',
  queen: 'dama',
  jack: 'valete',
  wild: 'tridente',
  pearl: 'pérola',
};

const refused: Record<Refusal, string> = {
  insufficient_balance: 'Saldo insuficiente para esta aposta.',
  limit_reached: 'Você chegou ao seu limite de jogo. Nada foi cobrado.',
  session_over: 'Sua sessão terminou. Volte ao início e abra o jogo de novo.',
  unavailable: 'O jogo está indisponível agora. Nada foi cobrado.',
};

export const pt = {
  symbols,
  refused,
  opening: 'Abrindo o jogo…',
  openAgain: 'Tentar de novo',
  launchRefused: 'Este acesso já foi usado ou expirou. Volte ao início e abra o jogo de novo.',
  notOpened: 'Não foi possível abrir o jogo. Confira sua conexão e tente de novo.',
  silent: 'A plataforma não respondeu. Volte ao início e abra o jogo de novo.',

  stake: 'Aposta',
  lines: 'Linhas',
  lessStake: 'Diminuir a aposta',
  moreStake: 'Aumentar a aposta',
  fewerLines: 'Menos linhas',
  moreLines: 'Mais linhas',
  spin: 'Girar',
  stopReels: 'Parar os rolos',
  turbo: 'Turbo',
  auto: 'Automático',
  stopAuto: (left: number) => `Parar (${left})`,
  prizes: 'Prêmios',
  sound: 'Som',
  balance: 'Saldo',
  playMoney: 'Fichas',
  chips: (count: string, single: boolean) => (single ? `${count} ficha` : `${count} fichas`),
  close: 'Fechar',

  betOf: (lines: number, amount: string) => (lines === 1 ? `1 linha de ${amount}` : `${lines} linhas de ${amount}`),
  luck: 'Boa sorte!',
  won: (amount: string) => `Ganhou ${amount}`,
  nothing: 'Sem prêmio desta vez',
  returned: (amount: string) => `Voltaram ${amount} da aposta`,
  onItsWay: 'O crédito está a caminho.',
  checking: 'A conexão falhou. Estamos conferindo a rodada…',
  cancelled: 'A rodada foi cancelada. Nada foi cobrado.',
  busy: 'Outra rodada deste jogo está em andamento.',
  tooFast: 'Rápido demais. Espere um instante.',
  resumed: 'Sua última rodada',
  refilled: 'Suas fichas acabaram. Você recebeu outras.',

  said: {
    reels: (rows: string[]) => `Rolos, de cima para baixo: ${rows.join('; ')}.`,
    line: (line: number, count: number, symbol: string, amount: string) =>
      `Linha ${line}: ${count} de ${symbol}, ${amount}.`,
    pearls: (count: number, amount: string) => `${count} pérolas, ${amount}.`,
    balance: (amount: string) => `Saldo ${amount}.`,
    bet: (amount: string, lines: number) => `Aposta ${amount}, ${lines === 1 ? '1 linha' : `${lines} linhas`}.`,
  },

  autoSheet: {
    title: 'Rodadas automáticas',
    ask: 'Quantas rodadas com a aposta atual?',
    note: 'Para automaticamente se o saldo não bastar, se algo falhar ou se você sair da tela. Você também pode parar a qualquer momento.',
    rounds: (count: number) => `${count} rodadas`,
  },

  sheet: {
    perLine: 'Vezes a aposta por linha, da esquerda para a direita',
    times: (multiple: string) => `${multiple}×`,
    kinds: (count: number) => `${count} iguais`,
    wildTitle: 'Tridente',
    wild: 'Substitui qualquer símbolo, menos a pérola. Aparece nos rolos 2, 3 e 4.',
    pearlTitle: 'Pérola',
    pearl: 'Paga em qualquer posição, vezes a aposta total:',
    linesTitle: 'As 20 linhas',
    line: (line: number) => `Linha ${line}`,
    rulesTitle: 'Como funciona',
    rules: [
      'A aposta é dividida igualmente entre as linhas escolhidas, a partir da linha 1.',
      'Uma linha paga quando o mesmo símbolo aparece em rolos seguidos a partir do primeiro. Os prêmios de todas as linhas e das pérolas se somam.',
      'O resultado é sorteado no servidor; os rolos só o mostram. Se a conexão cair, a rodada é concluída ou cancelada, e nada se perde.',
      'Teclado: Espaço ou Enter gira, as setas mudam a aposta e as linhas.',
    ],
    returnTitle: 'Retorno ao jogador (RTP)',
    return: (percent: string) =>
      `${percent}% em média, ao longo de muitas rodadas e com qualquer número de linhas. Uma sessão pode pagar muito menos ou muito mais.`,
    honest:
      'Todos os títulos desta demonstração usam o mesmo motor, os mesmos rolos e a mesma tabela de prêmios. Só o nome e a arte mudam.',
  },
};

export type Text = typeof pt;
