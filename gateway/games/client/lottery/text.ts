import type { Refusal } from '../../shared/page-api.ts';
import type { Language } from '../text.ts';

type Left = { readonly hours: number; readonly minutes: number };
type Unit = 'hours' | 'minutes' | 'seconds';

const refused: Record<Refusal, string> = {
  insufficient_balance: 'Saldo insuficiente para este bilhete.',
  limit_reached: 'Você chegou ao seu limite de jogo. Nada foi cobrado.',
  session_over: 'Sua sessão terminou. Volte ao início e abra a loteria de novo.',
  unavailable: 'A loteria está indisponível agora. Nada foi cobrado.',
};

const pt = {
  refused,
  opening: 'Abrindo a loteria…',
  openAgain: 'Tentar de novo',
  launchRefused: 'Este acesso já foi usado ou expirou. Volte ao início e abra a loteria de novo.',
  notOpened: 'Não foi possível abrir a loteria. Confira sua conexão e tente de novo.',
  silent: 'A plataforma não respondeu. Tente de novo em instantes.',
  notSold: 'Esta loteria não está à venda agora.',

  nextDraw: 'Próximo sorteio',
  drawOf: (numero: string) => `Sorteio ${numero}`,
  topPrize: (amount: string) => `Até ${amount}`,
  /** Under its digits. */
  unit: (unit: Unit, count: number): string =>
    unit === 'hours' ? (count === 1 ? 'hora' : 'horas') : unit === 'minutes' ? 'min' : 'seg',
  /** 'Falta 1 min para o sorteio'. */
  left: ({ hours, minutes }: Left): string => {
    const parts = [hours > 0 && (hours === 1 ? '1 hora' : `${hours} horas`), minutes > 0 && `${minutes} min`];
    const time = parts.filter(Boolean).join(' e ') || 'menos de 1 min';
    return `${(hours || minutes) > 1 ? 'Faltam' : 'Falta'} ${time} para o sorteio`;
  },
  closed: 'Vendas encerradas. Sorteando…',

  choose: (count: number) => `Escolha ${count} números`,
  quickPick: 'Surpresinha',
  chosen: (count: number, of: number) => `${count} de ${of} números`,
  stake: 'Valor do bilhete',
  buy: 'Comprar bilhete',
  salesClosed: 'Vendas encerradas',
  buying: 'Comprando seu bilhete…',
  bought: 'Bilhete comprado',
  see: 'Ver',
  checking: 'A conexão falhou. Estamos conferindo seu bilhete…',
  cancelled: 'O bilhete não foi vendido. Nada foi cobrado.',
  saleClosed: 'As vendas deste sorteio acabaram. Escolha o próximo.',
  busy: 'Seu último bilhete ainda está sendo processado.',
  tooFast: 'Rápido demais. Espere um instante.',

  tickets: 'Meus bilhetes',
  noTickets: 'Nenhum bilhete ainda.',
  waiting: 'Valendo',
  returned: 'Valor devolvido',
  hits: (count: number) => (count === 1 ? '1 acerto' : `${count} acertos`),
  won: (amount: string) => `Prêmio de ${amount}`,
  onItsWay: 'crédito a caminho',

  results: 'Últimos resultados',
  committed:
    'Cada sorteio tem uma semente lacrada antes da primeira venda e mostrada depois: assim você confere que ela não mudou.',
  noResults: 'Ainda não houve sorteios.',
  more: (count: number) => `Ver mais ${count}`,
  void: 'Sorteio cancelado: apostas devolvidas.',
  verifiable: 'Sorteio verificável',
  commitment: 'Lacre',
  commitmentOf: (numero: string, commitment: string) => `Lacre do sorteio ${numero}: ${commitment}`,
  seed: 'Semente',
  verify: 'Conferir sorteio',
  isTrue: 'Conferido: a semente não mudou desde o início das vendas e gera estes números.',
  isFalse: 'Não confere: a semente lacrada não gera estes números.',
  isTrueVoid: (numbers: string) =>
    `Conferido: a semente não mudou desde o início das vendas. Teria sorteado ${numbers}.`,
  isFalseVoid: 'Não confere: esta semente não é a do lacre.',
  notOpenedSeed: 'A semente deste sorteio não pôde ser aberta, e ele não pode ser conferido.',
  cannotVerify: 'Este navegador não consegue conferir aqui: é preciso uma conexão segura.',

  prizes: 'Prêmios',
  hitsColumn: 'Acertos',
  prizeColumn: 'Paga',
  chanceColumn: 'Chance',
  times: (times: string) => `${times}×`,
  oneIn: (count: string) => `1 em ${count}`,
  return: (percent: string) =>
    `De tudo o que se aposta, ${percent}% voltam em prêmios, em média. Um bilhete sozinho pode não ganhar nada.`,
  /** Says the digits that are shown. */
  ball: (digits: string) => `Número ${digits}`,
};

export type Text = typeof pt;

const en: Text = {
  refused: {
    insufficient_balance: 'Not enough balance for this ticket.',
    limit_reached: 'You have reached your playing limit. Nothing was charged.',
    session_over: 'Your session has ended. Go back and open the lottery again.',
    unavailable: 'The lottery is not available now. Nothing was charged.',
  },
  opening: 'Opening the lottery…',
  openAgain: 'Try again',
  launchRefused: 'This link was used before or has expired. Go back and open the lottery again.',
  notOpened: 'The lottery could not be opened. Check your connection and try again.',
  silent: 'The platform did not answer. Try again in a moment.',
  notSold: 'This lottery is not on sale now.',

  nextDraw: 'Next draw',
  drawOf: (numero) => `Draw ${numero}`,
  topPrize: (amount) => `Up to ${amount}`,
  unit: (unit, count) => (unit === 'hours' ? (count === 1 ? 'hour' : 'hours') : unit === 'minutes' ? 'min' : 'sec'),
  left: ({ hours, minutes }) => {
    const parts = [hours > 0 && (hours === 1 ? '1 hour' : `${hours} hours`), minutes > 0 && `${minutes} min`];
    return `${parts.filter(Boolean).join(' ') || 'Less than 1 min'} to the draw`;
  },
  closed: 'Sales are closed. Drawing…',

  choose: (count) => `Choose ${count} numbers`,
  quickPick: 'Quick pick',
  chosen: (count, of) => `${count} of ${of} numbers`,
  stake: 'Ticket price',
  buy: 'Buy ticket',
  salesClosed: 'Sales closed',
  buying: 'Buying your ticket…',
  bought: 'Ticket bought',
  see: 'View',
  checking: 'The connection failed. We are checking your ticket…',
  cancelled: 'The ticket was not sold. Nothing was charged.',
  saleClosed: 'Sales for this draw are over. Choose the next one.',
  busy: 'Your last ticket is still being processed.',
  tooFast: 'Too fast. Wait a moment.',

  tickets: 'My tickets',
  noTickets: 'No tickets yet.',
  waiting: 'In the draw',
  returned: 'Bet refunded',
  hits: (count) => (count === 1 ? '1 hit' : `${count} hits`),
  won: (amount) => `Prize of ${amount}`,
  onItsWay: 'credit on its way',

  results: 'Latest results',
  committed:
    'Each draw has a seed: a commitment to it is published before the first sale, and it is shown afterwards, so you can check that it has not changed.',
  noResults: 'No draws yet.',
  more: (count) => `Show ${count} more`,
  void: 'Draw cancelled: bets refunded.',
  verifiable: 'Verifiable draw',
  commitment: 'Commitment',
  commitmentOf: (numero, commitment) => `Commitment of draw ${numero}: ${commitment}`,
  seed: 'Seed',
  verify: 'Check this draw',
  isTrue: 'Verified: the seed has not changed since sales began and gives these numbers.',
  isFalse: 'Not verified: the committed seed does not give these numbers.',
  isTrueVoid: (numbers) => `Verified: the seed has not changed since sales began. It would have drawn ${numbers}.`,
  isFalseVoid: 'Not verified: this seed does not match the commitment.',
  notOpenedSeed: 'The seed of this draw could not be opened, so it cannot be checked.',
  cannotVerify: 'This browser cannot verify it here: a secure connection is needed.',

  prizes: 'Prizes',
  hitsColumn: 'Hits',
  prizeColumn: 'Pays',
  chanceColumn: 'Chance',
  times: (times) => `${times}×`,
  oneIn: (count) => `1 in ${count}`,
  return: (percent) => `On average, ${percent}% of all bets is paid back in prizes. A single ticket may win nothing.`,
  ball: (digits) => `Number ${digits}`,
};

/** Everything that the page says, in one language. */
export const textIn = (language: Language): Text => (language === 'en' ? en : pt);
