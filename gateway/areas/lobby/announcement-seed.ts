import type { announcementTypes, promotionTypes } from '#src/contract/lobby/announcements.schema.ts';
import type { Announcement } from '#src/contract/lobby/announcements.schema.ts';
import { flag } from '#gateway/db/flag.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { nextAt, sayDay } from '#gateway/process/brasilia.ts';
import { fishingEnds, partyBegins } from '../promotions/seed.ts';

type Text = Pick<Tables['announcements'], 'title_pt' | 'title_en' | 'content_pt' | 'content_en'>;
type Type = (typeof announcementTypes)[number];
type Promotion = '' | (typeof promotionTypes)[number];

const day = 24 * 60;
const text = (title_pt: string, title_en: string, { pt, en }: { pt: string; en: string }): Text => ({
  title_pt,
  title_en,
  content_pt: pt,
  content_en: en,
});

const hour = 3_600_000;
/** The start of the demonstration's update: on a dated Tuesday, so that the notice is true on every day. */
const updateBegins = (now: number): number => nextAt(now, 2, 3, 24 * hour);
const maintenanceAt = (now: number): Text => {
  const [pt, en] = [sayDay(updateBegins(now), 'pt'), sayDay(updateBegins(now), 'en')];
  return text(`Manutenção na terça, ${pt}, das 3h às 4h`, `Maintenance on Tuesday, ${en}, 3 to 4 a.m.`, {
    pt: `<p>Na terça-feira, ${pt}, das 3h às 4h (horário de Brasília), a Maré pode sair do ar por alguns minutos para uma atualização.</p><p>Rodadas em andamento são concluídas ou devolvidas ao saldo.</p>`,
    en: `<p>On Tuesday, ${en}, from 3 to 4 a.m. (Brasília time) Maré may be offline for a few minutes for an update.</p><p>Rounds in play are finished or refunded to your balance.</p>`,
  });
};
const studio = text('Cristal Sul chegou: 88 jogos novos', 'Cristal Sul is here: 88 new games', {
  pt: '<p>O estúdio <strong>Cristal Sul</strong> estreia na Maré com 88 jogos de gelo, estrelas e pedras preciosas.</p><p><a href="/m/gameList?gameType=RNG&amp;vassalage=CS">Ver os jogos da Cristal Sul</a></p>',
  en: '<p>The studio <strong>Cristal Sul</strong> joins Maré with 88 games of ice, stars and gems.</p><p><a href="/m/gameList?gameType=RNG&amp;vassalage=CS">See the games of Cristal Sul</a></p>',
});
const closed = text('Rede Funda em pausa', 'Rede Funda takes a break', {
  pt: '<p>Os jogos da Rede Funda estão fechados para revisão. As rodadas em aberto foram encerradas e os valores, devolvidos ao saldo.</p>',
  en: '<p>Rede Funda games are closed for review. Open rounds were ended and the bets refunded.</p>',
});
const fishing = text('Semana da pescaria', 'Fishing week', {
  pt: '<p>Até domingo, apostas em jogos de pescaria contam para duas etapas com recompensa.</p><p><a href="/m/activity/pescaria">Ver a promoção</a></p>',
  en: '<p>Until Sunday, bets in fishing games count towards two reward stages.</p><p><a href="/m/activity/pescaria">See the promotion</a></p>',
});
const party = text('Bloco da Maré começa sexta', 'The Maré street party starts on Friday', {
  pt: '<p>De sexta a terça, o bloco desce a ladeira: três etapas, cada uma com a sua recompensa.</p><p><a href="/m/activity/bloco">Ver a promoção</a></p>',
  en: '<p>From Friday to Tuesday the parade comes down the hill: three stages, each with a reward.</p><p><a href="/m/activity/bloco">See the promotion</a></p>',
});
const missions = text('Missões do dia: como funcionam', 'Missions of the day: how they work', {
  pt: '<p>Todo dia há missões novas, contadas só em rodadas com saldo. Ao concluir uma, resgate pontos para trocar na loja. Jogue apenas se quiser.</p><p><a href="/m/mission">Ver as missões de hoje</a></p>',
  en: '<p>There are new missions every day; only rounds with your balance count. Complete one to claim points for the shop. Play only if you want to.</p><p><a href="/m/mission">See today’s missions</a></p>',
});
const octopus = text('Rei Polvo é o mais jogado da semana', 'King Octopus is the most played of the week', {
  pt: '<p>Cinco rolos, 20 linhas e a tabela de prêmios inteira dentro do jogo, com o retorno médio (RTP) escrito nela.</p><p><a href="/m/gameList?gameType=RNG&amp;vassalage=AB">Ver jogos da Abissal</a></p>',
  en: '<p>Five reels, 20 lines and the whole paytable inside the game, with its average return (RTP) written there.</p><p><a href="/m/gameList?gameType=RNG&amp;vassalage=AB">See the games of Abissal</a></p>',
});
const welcome = text('Boas-vindas à Maré', 'Welcome to Maré', {
  pt: '<p>Mais de 1.500 jogos. Os que têm a marca <strong>Demo</strong> abrem na hora, com fichas que não são dinheiro. Para jogar com saldo em reais, crie a sua conta: leva um minuto.</p><p>A Maré é só para maiores de 18 anos. <a href="/m/help">Tirar dúvidas</a></p>',
  en: '<p>More than 1,500 games. Those marked <strong>Demo</strong> open right away, with chips that are not money. To play with a balance in reais, create an account: it takes a minute.</p><p>Maré is for adults aged 18 and over. <a href="/m/help">Visit the help centre</a></p>',
});
const firstVisit = text('Seu primeiro acesso: jogue no seu ritmo', 'Your first visit: play at your own pace', {
  pt: '<p>A tela do jogo mostra a hora, o tempo da sessão e quanto você ganhou ou perdeu nela. Decida antes da primeira rodada quanto quer gastar, e pare quando chegar lá.</p><p><a href="/m/help?i=5">Jogo responsável</a></p>',
  en: '<p>The game screen shows the time, how long you have played and what you have won or lost. Before the first round, decide how much you want to spend, and stop when you get there.</p><p><a href="/m/help?i=5">Responsible gaming</a></p>',
});
const newRules = text('Novas regras de jogo responsável', 'New responsible gaming rules', {
  pt: '<p>A partir desta semana a tela do jogo mostra o relógio, o tempo da sessão e o resultado dela.</p><p>Quando o retorno é menor que a aposta, o jogo não comemora mais.</p><p>Precisa conversar? O CVV atende 24 horas pelo telefone 188 e em <a href="https://www.cvv.org.br">cvv.org.br</a>.</p>',
  en: '<p>From this week, the game screen shows the clock, how long you have played and the result.</p><p>A return below the bet is no longer celebrated as a win.</p><p>Need to talk? In Brazil, CVV answers 24 hours a day on 188 and at <a href="https://www.cvv.org.br">cvv.org.br</a>.</p>',
});
const payout = text('Sua equipe no celular', 'Your team on your phone', {
  pt: '<p>A <a href="/m/agent">área do agente</a> mostra quem entrou, apostou e se cadastrou na sua equipe hoje e nos últimos sete dias. As comissões de cada dia caem no seu saldo na madrugada seguinte.</p>',
  en: '<p>The <a href="/m/agent">agent area</a> shows who logged in, bet and registered in your team today and in the last seven days. Each day’s rebates are paid into your balance the following night.</p>',
});
const contract = text('Contratos de agentes: leia antes de aceitar', 'Agent contracts: read before you accept', {
  pt: '<p>Leia percentuais, período e carência antes de aceitar; recusar não muda o contrato em vigor. As propostas esperam a sua resposta na <a href="/m/agent">área do agente</a>.</p>',
  en: '<p>Read the percentages, period and grace period before accepting; declining leaves the current contract as it is. Offers wait for your answer in the <a href="/m/agent">agent area</a>.</p>',
});
const adults = text('Divulgação: só para maiores', 'Advertising: adults only', {
  pt: '<p>Convites e anúncios devem mostrar a idade mínima e não podem prometer ganho. Contas de menores são encerradas.</p>',
  en: '<p>Invitations and advertisements must show the minimum age and may not promise winnings. Accounts of minors are closed.</p>',
});

type More = {
  readonly about?: Promotion;
  /** It has to be read to the last slide before the popup closes. */
  readonly forced?: boolean;
  /** Its end; epoch ms. */
  readonly ends?: number | null;
};

/** Announcements of every type and audience, at so many minutes before `now` (epoch ms). */
export function announcementsAt(now: number): Tables['announcements'][] {
  const rows: Tables['announcements'][] = [];
  const announce = (
    type: Type,
    execution: Announcement['execution'],
    id: string,
    content: Text,
    ageMinutes: number,
    { about = '', forced = false, ends = null }: More = {},
  ): void => {
    const written = now - ageMinutes * 60_000;
    rows.push({
      id: `${type.toLowerCase()}-${id}-${execution.toLowerCase()}`,
      type,
      execution,
      promotion_type: about,
      ...content,
      force: flag(forced),
      active: 1,
      sort_order: (rows.length + 1) * 10,
      created_at: written,
      starts_at: written,
      ends_at: ends,
    });
  };
  /** The same text for visitors and for members: the audiences are disjoint. */
  const both = (type: Type, id: string, content: Text, ageMinutes: number, more?: More): void => {
    for (const execution of ['B', 'A'] as const) announce(type, execution, id, content, ageMinutes, more);
  };
  both('PL', 'maintenance', maintenanceAt(now), 95, { ends: updateBegins(now) + hour });
  both('PL', 'studio', studio, day + 40);
  announce('PL', 'A', 'closed', closed, 3 * day);
  announce('PU', 'B', 'welcome', welcome, 10 * day, { about: 'WELCOME' });
  announce('PU', 'F', 'first', firstVisit, 20 * day, { about: 'RESPONSIBLE' });
  announce('PU', 'A', 'rules', newRules, 2 * day, { about: 'RESPONSIBLE', forced: true });
  announce('PU', 'A', 'party', party, 5 * 60, { about: 'MISSION', ends: partyBegins(now) });
  announce('PR', 'A', 'missions', missions, 12 * day, { about: 'MISSION' });
  both('H', 'octopus', octopus, 40);
  both('H', 'studio', studio, day + 40);
  both('B', 'fishing', fishing, 2 * day, { about: 'TOURNAMENT', ends: fishingEnds(now) });
  announce('A', 'A', 'payout', payout, 20 * 60);
  announce('A', 'A', 'contract', contract, 4 * day);
  announce('A', 'A', 'adults', adults, 9 * day);
  return rows;
}
