import type { SeedBanner } from './content-types.ts';

type Texts = readonly [pt: string, en: string];

function banner(id: string, groupName: SeedBanner['groupName'], scene: string, linkage: string, eyebrow: Texts, title: Texts, text: Texts, action: Texts, sort: number): SeedBanner {
  return {
    id, groupName, url: `/art/b/${scene}.svg`, linkage, sort,
    eyebrowPt: eyebrow[0], eyebrowEn: eyebrow[1], titlePt: title[0], titleEn: title[1], textPt: text[0], textEn: text[1], actionPt: action[0], actionEn: action[1],
  };
}

const noAction: Texts = ['', ''];

/** Slides of every group. The two films of Hot News are open films of the Blender Foundation (CC BY). */
export const banners: readonly SeedBanner[] = [
  banner('home-mar', 'm_home', 'mar', '/m/gameList?gameType=FISH', ['Semana da pescaria', 'Fishing week'], ['Fundo do mar, prêmio à vista', 'Deep sea, prize in sight'], ['R$ 10 mil até domingo', 'R$ 10,000 until Sunday'], ['Quero pescar', 'Go fishing'], 10),
  banner('home-bloco', 'm_home', 'bloco', '/m/activity', ['Bloco da Maré', 'Maré street party'], ['Cada missão vale um bilhete', 'Every mission earns a ticket'], ['Sorteio de R$ 50 mil', 'A draw of R$ 50,000'], ['Ver missões', 'See the missions'], 20),
  banner('home-bola', 'm_home', 'bola', '/m/gameList?gameType=SPORTS', ['Rodada de clássicos', 'Derby weekend'], ['Seu palpite antes do apito', 'Make your call before kick-off'], ['Futebol, basquete e mais', 'Football, basketball and more'], ['Ver esportes', 'See the sports'], 30),
  banner('home-noite', 'm_home', 'noite', '/m/gameList?gameType=RNG&vassalage=LS', ['Estúdio Lunar Sete', 'Studio Lunar Sete'], ['A noite é dos gatos', 'The night belongs to cats'], ['Experimente sem apostar', 'Try it without a bet'], ['Quero ver', 'Take a look'], 40),
  banner('login-farol', 'm_login', 'farol', '/m/home', ['Maré', 'Maré'], ['Que bom ver você', 'Good to see you'], ['Entre e continue de onde parou', 'Sign in and pick up where you left off'], noAction, 10),
  banner('login-mar', 'm_login', 'mar', '/m/gameList?gameType=FISH', ['Semana da pescaria', 'Fishing week'], ['O mar está para peixe', 'The fish are biting'], ['R$ 10 mil até domingo', 'R$ 10,000 until Sunday'], noAction, 20),
  banner('register-veleiro', 'm_register', 'veleiro', '/m/register', ['Sua primeira viagem', 'Your first voyage'], ['Vento a favor', 'Fair winds'], ['Conta pronta em um minuto', 'An account in one minute'], noAction, 10),
  banner('reg-cofre', 'm_reg', 'cofre', '/m/help?i=1', ['Pix em segundos', 'Pix in seconds'], ['Seu saldo, seu cofre', 'Your balance, your vault'], ['Depósito e saque sem tarifa', 'Deposits and withdrawals without a fee'], noAction, 10),
  banner('reg-jade', 'm_reg', 'jade', '/m/gameList?gameType=RNG&vassalage=RJ', ['Roda Jade', 'Roda Jade'], ['Um jardim de jogos', 'A garden of games'], ['Mais de 1.500 títulos', 'More than 1,500 titles'], noAction, 20),
  banner('hotnews-palco', 'm_hotnews', 'palco', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', ['Sessão Maré', 'Maré screening'], ['Big Buck Bunny', 'Big Buck Bunny'], ['Um curta de animação aberto', 'An open animated short'], ['Assistir', 'Watch'], 10),
  banner('hotnews-arena', 'm_hotnews', 'arena', 'https://www.youtube.com/watch?v=eRsGyueVLvQ', ['Sessão Maré', 'Maré screening'], ['Sintel', 'Sintel'], ['Uma aventura com dragões', 'An adventure with dragons'], ['Assistir', 'Watch'], 20),
];
