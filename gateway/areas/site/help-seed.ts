import type { Tables } from '#gateway/db/tables.ts';

type Texts = { pt: string; en: string };
type Topic = Omit<Tables['help_entries'], 'parent_id' | 'sort_order'>;

const topic = (id: string, title_pt: string, title_en: string, { pt, en }: Texts): Topic => ({
  id,
  title_pt,
  title_en,
  content_pt: pt,
  content_en: en,
});
const place = (topics: readonly Topic[], parent_id: string | null): Tables['help_entries'][] =>
  topics.map((one, index) => ({ ...one, parent_id, sort_order: (index + 1) * 10 }));

/** The help centre. The order matters: links name tabs by number (5 is responsible play). */
const tabs: readonly (readonly [tab: Topic, ...questions: Topic[]])[] = [
  [
    topic('start', 'Primeiros passos', 'First steps', {
      pt: '<p>Da conta ao primeiro jogo em poucos minutos.</p>',
      en: '<p>From sign-up to your first game in a few minutes.</p>',
    }),
    topic('start-account', 'Como abro uma conta?', 'How do I open an account?', {
      pt: '<p>Toque em <a href="/m/register"><strong>Criar conta</strong></a> e escolha um nome de usuário e uma senha. A conta abre na hora, e o bônus de boas-vindas entra no saldo. Se estiver jogando sem conta, use o botão no alto da tela.</p><p>Esta demonstração também tem contas prontas. As senhas aparecem na tela quando ela é iniciada.</p>',
      en: '<p>Tap <a href="/m/register"><strong>Create account</strong></a> and choose a username and a password. Your account opens right away, and the welcome bonus is in your balance. If you are playing without an account, use the button at the top of the screen.</p><p>This demonstration also comes with ready-made accounts. Their passwords are shown on the screen when it starts.</p>',
    }),
    topic('start-trial', 'Posso jogar sem conta?', 'Can I play without an account?', {
      pt: '<p>Sim, com fichas, que não são dinheiro e não podem ser trocadas por dinheiro.</p><ul><li>Os jogos com a marca <strong>Demo</strong> abrem na hora, sem conta. Suas fichas ficam guardadas neste navegador por um dia depois do último jogo.</li><li>Em <a href="/m/trail">Jogar sem conta</a> você recebe uma conta de teste por 24 horas, uma por aparelho e hora. Ela joga os mesmos jogos; depósito, mensagens e atendimento ao vivo são para quem tem conta.</li></ul><p>O sorteio é o mesmo do jogo a dinheiro. Ganhar no teste não quer dizer ganhar depois.</p>',
      en: '<p>Yes, with chips, which are not money and cannot be exchanged for money.</p><ul><li>Games marked <strong>Demo</strong> open right away, without an account. Your chips stay in this browser for a day after your last game.</li><li>Under <a href="/m/trail">Free trial</a> you get a trial account for 24 hours, one per device per hour. It plays the same games; deposits, messages and live chat need an account.</li></ul><p>The draw is the same as in games for money. Winning in a trial does not mean winning later.</p>',
    }),
    topic('start-install', 'Como coloco a Maré na tela inicial?', 'How do I add Maré to my home screen?', {
      pt: '<ul><li><strong>Android:</strong> abra o menu do navegador e toque em Instalar app.</li><li><strong>iPhone:</strong> no Safari, toque em Compartilhar e depois em Adicionar à Tela de Início (iOS 12.4 ou mais novo).</li></ul><p>O app ocupa menos de 1 MB e abre mesmo com a internet ruim: o saguão aparece com os dados da última visita.</p>',
      en: '<ul><li><strong>Android:</strong> open the browser menu and tap Install app.</li><li><strong>iPhone:</strong> in Safari, tap Share and then Add to Home Screen (iOS 12.4 or newer).</li></ul><p>The app takes less than 1 MB and opens even on a poor connection: the lobby shows what it saved on your last visit.</p>',
    }),
    topic('start-favourites', 'Como salvo meus jogos preferidos?', 'How do I save my favourite games?', {
      pt: '<p>Toque na estrela do jogo. Os jogos salvos ficam na aba <strong>Favoritos</strong>, que aparece depois de entrar.</p>',
      en: '<p>Tap the star on a game. Your saved games are in the <strong>Favourites</strong> tab, which appears once you are signed in.</p>',
    }),
  ],
  [
    topic('money', 'Saldo', 'Balance', {
      pt: '<p>Quanto você tem e por que ele muda.</p>',
      en: '<p>How much you have and why it changes.</p>',
    }),
    topic('money-balance', 'Onde vejo meu saldo?', 'Where do I see my balance?', {
      pt: '<p>No alto da tela inicial e na sua conta. O olho oculta o valor, a seta atualiza. Sem internet, a página que já mostrava o saldo continua mostrando o último valor, com a idade dele; uma página que você abre sem internet não mostra nenhum.</p>',
      en: '<p>At the top of the home page and in your account. The eye hides the amount, the arrow refreshes it. Offline, a page that was already showing your balance keeps the last amount, with its age; a page that you open offline shows none.</p>',
    }),
    topic('money-changes', 'Por que o saldo mudou?', 'Why did the balance change?', {
      pt: '<p>Cada rodada desconta a aposta e soma o prêmio na hora. Ao sair de um jogo, o saldo é atualizado; uma rodada cancelada devolve a aposta inteira.</p>',
      en: '<p>Each round takes the bet and adds any win right away. When you leave a game, the balance is refreshed; a cancelled round returns the full bet.</p>',
    }),
    topic('money-deposit', 'Como deposito ou saco?', 'How do I deposit or withdraw?', {
      pt: '<p>Deposite por Pix em <a href="/m/voucherCenter">Depositar</a>: escolha o valor, copie o código e pague no app do seu banco, de uma conta no seu CPF. O dinheiro entra no saldo em segundos. Um Pix de outra pessoa é devolvido.</p><p>Também por transferência bancária para a nossa conta: envie uma foto do comprovante, e o valor que chegar entra no saldo depois de conferido.</p><p>Saque em <a href="/m/withdraw">Sacar</a>, para uma chave Pix ou conta sua, com a senha de pagamento. A página mostra onde o dinheiro está e até quando ele chega.</p>',
      en: '<p>Deposit by Pix on the <a href="/m/voucherCenter">Deposit</a> page: choose an amount, copy the code and pay in your bank’s app, from an account with your CPF. The money is in your balance within seconds. A Pix from somebody else is sent back.</p><p>Or by bank transfer to our account: send a picture of the receipt, and the amount that has arrived is added to your balance once we have checked it.</p><p>Withdraw on the <a href="/m/withdraw">Withdraw</a> page, to a Pix key or account of your own, by the payment password. The page shows where the money is and by when it arrives.</p>',
    }),
  ],
  [
    topic('games', 'Jogos', 'Games', {
      pt: '<p>Como os jogos funcionam e o que fazer quando algo falha.</p>',
      en: '<p>How the games work, and what to do when something fails.</p>',
    }),
    topic('games-chance', 'Os resultados são sorteados?', 'Are results drawn at random?', {
      pt: '<p>Sim. Nos slots, cada giro é sorteado no servidor do provedor e não depende dos giros anteriores, do horário nem do valor apostado. A tabela de prêmios e o retorno teórico (RTP) estão dentro de cada jogo.</p>',
      en: '<p>Yes. In slots, every spin is drawn on the provider’s server and does not depend on earlier spins, the time of day or the bet. The paytable and the theoretical return (RTP) are inside each game.</p>',
    }),
    topic('games-drop', 'A internet caiu no meio de uma rodada', 'My connection dropped during a round', {
      pt: '<p>A rodada continua guardada no servidor. Abra o jogo de novo: ele retoma de onde parou, e o resultado já sorteado não muda.</p>',
      en: '<p>The round is kept on the server. Open the game again: it continues where it stopped, and a result already drawn does not change.</p>',
    }),
    topic('games-records', 'Onde vejo os jogos que joguei?', 'Where are the games I played?', {
      pt: '<p>Em <strong>Continue jogando</strong>, na tela inicial. As apostas, com o resultado de cada uma, estão em <a href="/m/gameRecord">Apostas</a>, no menu; durante o jogo, a tela mostra o resultado da sessão.</p>',
      en: '<p>Under <strong>Keep playing</strong>, on the home page. Your bets, each with its result, are under <a href="/m/gameRecord">Bets</a> in the menu; while you play, the screen shows the result of the session.</p>',
    }),
  ],
  [
    topic('promo', 'Promoções', 'Promotions', {
      pt: '<p>Regras curtas, sem letra miúda.</p>',
      en: '<p>Short rules, no small print.</p>',
    }),
    topic('promo-join', 'Onde vejo as promoções?', 'Where are the promotions?', {
      pt: '<p>Em <a href="/m/activity">Promoções</a>, no menu de baixo. Abra uma, leia as regras e toque em <strong>Participar</strong>: a página mostra quanto falta, e a recompensa é resgatada ali mesmo ou na <a href="/m/rewardCenter">Central de recompensas</a>.</p>',
      en: '<p>Under <a href="/m/activity">Promotions</a> in the bottom menu. Open one, read the rules and tap <strong>Take part</strong>: the page shows your progress, and you claim the reward there or in the <a href="/m/rewardCenter">Reward centre</a>.</p>',
    }),
    topic('promo-chance', 'Uma promoção muda a minha chance?', 'Does a promotion change my odds?', {
      pt: '<p>Não. Nenhuma promoção muda o sorteio nem o retorno de um jogo.</p>',
      en: '<p>No. No promotion changes the draw or the return of any game.</p>',
    }),
    topic('promo-missions', 'O que são as missões?', 'What are missions?', {
      pt: '<p>Metas do dia, em <a href="/m/mission">Missões</a>, contadas só em rodadas com saldo. Cada uma pode dar pontos, que você troca na <a href="/m/mall/mallHome">loja de pontos</a>. Jogue apenas se quiser.</p>',
      en: '<p>Goals for the day, under <a href="/m/mission">Missions</a>; only rounds with your balance count. Each may give points, which you exchange in the <a href="/m/mall/mallHome">point shop</a>. Play only if you want to.</p>',
    }),
  ],
  [
    topic('account', 'Conta e segurança', 'Account and security', {
      pt: '<p>Proteja o acesso e os seus dados.</p>',
      en: '<p>Protect your access and your data.</p>',
    }),
    topic('account-password', 'Esqueci a senha', 'I forgot my password', {
      pt: '<p>Toque em <a href="/m/forget">Esqueci a senha</a> e escolha como recuperar o acesso: por SMS, por e-mail ou pela pergunta de segurança, conforme o que a sua conta tem. Se você sabe a senha, troque-a em <a href="/m/changePsw">Trocar senha</a>. Sem nenhuma dessas formas, fale com a gente por e-mail ou telefone, em <a href="/m/service">Atendimento</a>. Ninguém da Maré pede a sua senha.</p>',
      en: '<p>Tap <a href="/m/forget">Forgot password</a> and choose how to recover your access: by SMS, by e-mail or by the security question, depending on what your account has. If you know your password, change it under <a href="/m/changePsw">Change password</a>. With none of these, e-mail or call us, under <a href="/m/service">Support</a>. Nobody at Maré will ask for your password.</p>',
    }),
    topic('account-locked', 'Minha conta está bloqueada', 'My account is locked', {
      pt: '<p>Depois de muitas senhas erradas, o acesso fica mais lento e pede o código de uma imagem; depois, é preciso esperar alguns minutos. Uma conta bloqueada pela plataforma só pode ser desbloqueada por ela.</p>',
      en: '<p>After many wrong passwords, signing in slows down and asks for the code in a picture; then you have to wait a few minutes. An account locked by the platform can only be unlocked by the platform.</p>',
    }),
    topic('account-fraud', 'Como reconheço um golpe?', 'How do I spot a scam?', {
      pt: '<p>A Maré nunca pede senha, código do SMS ou Pix para pessoa física. Confira o endereço do site e desconfie de quem promete ganho certo: isso não existe.</p>',
      en: '<p>Maré never asks for your password, an SMS code or a Pix to a private person. Check the site’s address, and never trust a promise of guaranteed wins: there are none.</p>',
    }),
    topic('account-data', 'O que acontece com meus dados?', 'What happens to my data?', {
      pt: '<p>Guardamos o que a lei exige e nada mais. Neste aparelho ficam a sua sessão, os favoritos e as preferências; ao sair, seus dados são apagados dele.</p>',
      en: '<p>We keep what the law requires and nothing more. This device stores your session, favourites and preferences; when you log out, your data is removed from it.</p>',
    }),
  ],
  [
    topic('responsible', 'Jogo responsável', 'Responsible gaming', {
      pt: '<p>Jogo é diversão com custo, não é renda. Se deixou de ser diversão, pare e peça ajuda.</p>',
      en: '<p>Gambling is entertainment that costs money, not income. If it has stopped being fun, stop and ask for help.</p>',
    }),
    topic('responsible-limits', 'Como controlo quanto jogo?', 'How do I keep track of how much I play?', {
      pt: '<ul><li>A tela do jogo mostra a hora, o tempo da sessão e quanto você ganhou ou perdeu nela.</li><li>O resultado de cada dia está em <a href="/m/profitandloss">Ganhos e perdas</a>.</li><li>Peça pelo <a href="/m/feedback">Fale com a gente</a> um limite de depósitos, apostas ou perdas, por dia, semana ou mês. O que passar dele é recusado.</li><li>Decida antes quanto pode perder e quanto tempo quer jogar, e pare quando chegar lá.</li></ul>',
      en: '<ul><li>The game screen shows the time, how long you have played and what you have won or lost.</li><li>Your result for each day is under <a href="/m/profitandloss">Profit and loss</a>.</li><li>Ask for a limit on deposits, bets or losses, by day, week or month, through <a href="/m/feedback">Feedback</a>. Whatever exceeds it is refused.</li><li>Decide in advance how much you can lose and how long you want to play, and stop when you get there.</li></ul>',
    }),
    topic('responsible-pause', 'Quero dar um tempo', 'I want to take a break', {
      pt: '<p>Saia da conta em todos os aparelhos e peça o bloqueio pelo <a href="/m/feedback">Fale com a gente</a>: uma conta bloqueada não entra nem joga.</p>',
      en: '<p>Log out on all your devices and ask for your account to be locked, through <a href="/m/feedback">Feedback</a>: a locked account can neither log in nor play.</p>',
    }),
    topic('responsible-signs', 'Quais são os sinais de alerta?', 'What are the warning signs?', {
      pt: '<ul><li>Apostar para recuperar o que perdeu.</li><li>Jogar com dinheiro do aluguel, da comida ou emprestado.</li><li>Esconder de alguém quanto joga.</li><li>Ficar irritado ou ansioso quando não joga.</li></ul><p>Um só já é motivo para conversar com alguém.</p>',
      en: '<ul><li>Betting to win back losses.</li><li>Playing with money for rent or food, or with borrowed money.</li><li>Hiding how much you play.</li><li>Being irritable or anxious when not playing.</li></ul><p>Even one of them is reason enough to talk to someone.</p>',
    }),
    topic('responsible-help', 'Onde encontro ajuda?', 'Where do I find help?', {
      pt: '<ul><li><strong>CVV:</strong> telefone 188, 24 horas, de graça, ou <a href="https://www.cvv.org.br">cvv.org.br</a>.</li><li><strong>Jogadores Anônimos:</strong> reuniões presenciais e pela internet, em <a href="https://jogadoresanonimos.com.br">jogadoresanonimos.com.br</a>.</li><li><strong>SUS:</strong> os CAPS atendem sem encaminhamento.</li></ul>',
      en: '<ul><li><strong>CVV (Brazil):</strong> call 188, 24 hours a day, free of charge, or <a href="https://www.cvv.org.br">cvv.org.br</a>.</li><li><strong>Gamblers Anonymous in Brazil:</strong> meetings in person and online, at <a href="https://jogadoresanonimos.com.br">jogadoresanonimos.com.br</a>.</li><li><strong>Public health service:</strong> the CAPS centres see you without a referral.</li></ul>',
    }),
    topic('responsible-minors', 'Menores de idade', 'Minors', {
      pt: '<p>Menores de 18 anos não podem jogar. Em aparelhos da família, saia da conta ao terminar e use o controle parental do sistema.</p>',
      en: '<p>People under 18 may not play. On family devices, log out when you finish and use the system’s parental controls.</p>',
    }),
  ],
  [
    topic('terms', 'Termos', 'Terms', {
      pt: '<p>O essencial, em linguagem simples. O texto completo vale em caso de dúvida.</p>',
      en: '<p>The essentials in plain words. If in doubt, the full text applies.</p>',
    }),
    topic('terms-demo', 'Isto é uma demonstração', 'This is a demonstration', {
      pt: '<p>Este site é uma instalação de demonstração. Provedores, jogos, promoções e pessoas são inventados, e nenhum valor aqui é dinheiro de verdade.</p><p>Fora as loterias, todos os títulos abrem o mesmo jogo de demonstração: não há odds, transmissões ao vivo nem adversários de verdade.</p>',
      en: '<p>This site is a demonstration. Providers, games, promotions and people are invented, and no amount here is real money.</p><p>Except for the lotteries, all titles open the same demonstration game: there are no real odds, live streams or opponents.</p>',
    }),
    topic('terms-complaint', 'Como faço uma reclamação?', 'How do I make a complaint?', {
      pt: '<p>Escreva pelo <a href="/m/feedback">Fale com a gente</a>, com até três imagens, ou converse com a equipe no atendimento ao vivo, em <a href="/m/message">Mensagens</a>. A resposta chega na sua conta. Sem conta, ou sem conseguir entrar, use o e-mail ou o telefone em <a href="/m/service">Atendimento</a>.</p>',
      en: '<p>Write to us through <a href="/m/feedback">Feedback</a>, with up to three pictures, or talk to the team in the live chat, under <a href="/m/message">Messages</a>. We reply in your account. Without an account, or if you cannot log in, e-mail or call us, under <a href="/m/service">Support</a>.</p>',
    }),
    topic('terms-end', 'Como encerro a conta?', 'How do I close my account?', {
      pt: '<p>Peça o encerramento pelo <a href="/m/feedback">Fale com a gente</a>. Os registros exigidos por lei ficam guardados pelo prazo legal.</p>',
      en: '<p>Ask for it to be closed through <a href="/m/feedback">Feedback</a>. Records required by law are kept for as long as it requires.</p>',
    }),
  ],
];

/** A tab has no parent; its questions name it as theirs. */
export const helpEntries: readonly Tables['help_entries'][] = [
  ...place(
    tabs.map(([tab]) => tab),
    null,
  ),
  ...tabs.flatMap(([tab, ...questions]) => place(questions, tab.id)),
];
