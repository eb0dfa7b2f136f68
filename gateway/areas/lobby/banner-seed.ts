import type { Tables } from '#gateway/db/tables.ts';

type Banner = Tables['banners'];
type Texts = readonly [eyebrow: string, title: string, text: string, action?: string];
type Slide = readonly [scene: string, linkage: string, pt: Texts, en: Texts];

const slides = (group_name: Banner['group_name'], list: readonly Slide[]): Banner[] =>
  list.map(([scene, linkage, pt, en], index) => ({
    id: `${group_name.replace('m_', '')}-${scene}`,
    group_name,
    url: `/art/b/${scene}.svg`,
    linkage,
    active: 1,
    sort_order: (index + 1) * 10,
    eyebrow_pt: pt[0],
    eyebrow_en: en[0],
    title_pt: pt[1],
    title_en: en[1],
    text_pt: pt[2],
    text_en: en[2],
    action_pt: pt[3] ?? '',
    action_en: en[3] ?? '',
  }));

/** Slides of every group. The two films of Hot News are open films of the Blender Foundation (CC BY). */
export const banners: readonly Banner[] = [
  ...slides('m_home', [
    [
      'mar',
      '/m/gameList?gameType=FISH',
      ['Semana da pescaria', 'Fundo do mar, peixe à vista', 'Até domingo', 'Quero pescar'],
      ['Fishing week', 'Deep sea, fish in sight', 'Until Sunday', 'Go fishing'],
    ],
    [
      'bloco',
      '/m/activity/bloco',
      ['Bloco da Maré', 'O bloco sai na sexta', 'De sexta a terça', 'Ver a promoção'],
      ['Maré street party', 'The parade starts on Friday', 'Friday to Tuesday', 'See the promotion'],
    ],
    [
      'bola',
      '/m/gameList?gameType=SPORTS',
      ['Rodada de clássicos', 'Seu palpite antes do apito', 'Futebol, basquete e mais', 'Ver esportes'],
      ['Derby weekend', 'Make your call before kick-off', 'Football, basketball and more', 'See the sports'],
    ],
    [
      'noite',
      '/m/gameList?gameType=RNG&vassalage=LS',
      ['Estúdio Lunar Sete', 'A noite é dos gatos', 'Telhados, lua e sete vidas', 'Quero ver'],
      ['Studio Lunar Sete', 'The night belongs to cats', 'Rooftops, a moon and seven lives', 'Take a look'],
    ],
  ]),
  ...slides('m_login', [
    [
      'farol',
      '/m/home',
      ['Maré', 'Que bom ver você', 'Entre e continue de onde parou'],
      ['Maré', 'Good to see you', 'Sign in and pick up where you left off'],
    ],
    [
      'mar',
      '/m/gameList?gameType=FISH',
      ['Semana da pescaria', 'O mar está para peixe', 'Até domingo'],
      ['Fishing week', 'The fish are biting', 'Until Sunday'],
    ],
  ]),
  ...slides('m_register', [
    [
      'veleiro',
      '/m/home',
      ['Sua primeira viagem', 'Vento a favor', 'Dê uma volta pelo saguão'],
      ['Your first voyage', 'Fair winds', 'Have a look around the lobby'],
    ],
  ]),
  ...slides('m_reg', [
    [
      'cofre',
      '/m/help?i=1',
      ['Sempre à vista', 'Seu saldo, seu cofre', 'Também sem internet'],
      ['Always in sight', 'Your balance, your vault', 'Even offline'],
    ],
    [
      'jade',
      '/m/gameList?gameType=RNG&vassalage=RJ',
      ['Roda Jade', 'Um jardim de jogos', 'Mais de 1.500 títulos'],
      ['Roda Jade', 'A garden of games', 'More than 1,500 titles'],
    ],
  ]),
  ...slides('m_hotnews', [
    [
      'palco',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      ['Sessão Maré', 'Big Buck Bunny', 'Um curta de animação aberto', 'Assistir'],
      ['Maré screening', 'Big Buck Bunny', 'An open animated short', 'Watch'],
    ],
    [
      'arena',
      'https://www.youtube.com/watch?v=eRsGyueVLvQ',
      ['Sessão Maré', 'Sintel', 'Uma aventura com dragões', 'Assistir'],
      ['Maré screening', 'Sintel', 'An adventure with dragons', 'Watch'],
    ],
  ]),
];
