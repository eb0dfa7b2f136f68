import type { Tables } from '../db/tables.ts';

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
      en: '<p>From the account to the first game in a few minutes.</p>',
    }),
    topic('start-account', 'Como abro uma conta?', 'How do I open an account?', {
      pt: '<p>Toque em <strong>Cadastrar</strong>, escolha usuário e senha ou o número do celular, e confirme que tem 18 anos ou mais.</p><p>Cada pessoa pode ter uma conta só. Use seus dados verdadeiros: o saque vai apenas para uma conta bancária no seu CPF.</p>',
      en: '<p>Tap <strong>Sign up</strong>, choose a user name and a password or your mobile number, and confirm that you are 18 or older.</p><p>One account per person. Use your true data: withdrawals go only to a bank account in your own name.</p>',
    }),
    topic('start-trial', 'Posso jogar sem conta?', 'Can I play without an account?', {
      pt: '<p>Sim. Em <strong>Jogar sem conta</strong> você recebe um saldo de demonstração e abre os jogos marcados com <em>Demo</em>. Esse saldo não é dinheiro e não pode ser sacado.</p>',
      en: '<p>Yes. <strong>Play without an account</strong> gives you a demo balance and opens the games marked <em>Demo</em>. That balance is not money and cannot be withdrawn.</p>',
    }),
    topic('start-install', 'Como coloco a Maré na tela inicial?', 'How do I put Maré on the home screen?', {
      pt: '<ul><li><strong>Android:</strong> abra o menu do navegador e toque em Instalar app.</li><li><strong>iPhone:</strong> no Safari, toque em Compartilhar e depois em Adicionar à Tela de Início (iOS 12.4 ou mais novo).</li></ul><p>O app ocupa menos de 1 MB e abre mesmo com a internet ruim: o saguão aparece com os dados da última visita.</p>',
      en: '<ul><li><strong>Android:</strong> open the browser menu and tap Install app.</li><li><strong>iPhone:</strong> in Safari, tap Share and then Add to Home Screen (iOS 12.4 or newer).</li></ul><p>The app takes less than 1 MB and opens on a bad connection too: the lobby shows what it knew on your last visit.</p>',
    }),
    topic('start-favourites', 'Como guardo meus jogos preferidos?', 'How do I keep my favourite games?', {
      pt: '<p>Toque na estrela do jogo. Os guardados ficam na aba <strong>Favoritos</strong>, que aparece depois de entrar.</p>',
      en: '<p>Tap the star of a game. What you keep is in the tab <strong>Favourites</strong>, which shows once you are signed in.</p>',
    }),
  ],
  [
    topic('money', 'Depósitos e saques', 'Deposits and withdrawals', {
      pt: '<p>Pix o dia inteiro, todos os dias.</p>',
      en: '<p>Pix around the clock, every day.</p>',
    }),
    topic('money-deposit', 'Como deposito com Pix?', 'How do I deposit with Pix?', {
      pt: '<ul><li>Toque em <strong>Depositar</strong> e escolha o valor.</li><li>Copie o código e cole no app do seu banco, ou leia o QR Code com outro aparelho.</li><li>O saldo muda sozinho quando o banco confirma, em geral em segundos.</li></ul><p>O código vale por 15 minutos. Depois disso, gere outro.</p>',
      en: "<ul><li>Tap <strong>Deposit</strong> and choose the amount.</li><li>Copy the code into your bank's app, or scan the QR code with another device.</li><li>The balance changes by itself when the bank confirms, usually within seconds.</li></ul><p>The code is good for 15 minutes. After that, make a new one.</p>",
    }),
    topic('money-withdraw', 'Quanto tempo leva um saque?', 'How long does a withdrawal take?', {
      pt: '<p>Pedidos verificados saem em até uma hora. O primeiro saque pode levar um dia útil, porque conferimos se a conta bancária é sua.</p>',
      en: '<p>Verified requests are paid within an hour. The first withdrawal may take a working day, because we check that the bank account is yours.</p>',
    }),
    topic('money-missing', 'Paguei e o saldo não mudou', 'I paid and the balance did not change', {
      pt: '<p>Espere cinco minutos e atualize o saldo. Se nada mudar, mande o comprovante em <strong>Atendimento</strong>, na opção Pagamentos e saques. Não pague duas vezes o mesmo código.</p>',
      en: '<p>Wait five minutes and refresh the balance. If nothing changes, send the receipt to <strong>Customer service</strong>, under Payments and withdrawals. Do not pay the same code twice.</p>',
    }),
    topic('money-fees', 'Há tarifas ou valores mínimos?', 'Are there fees or minimum amounts?', {
      pt: '<p>A Maré não cobra por depósito nem por saque. O depósito mínimo é de R$ 10,00 e o saque mínimo, de R$ 20,00.</p>',
      en: '<p>Maré charges nothing for deposits or withdrawals. The smallest deposit is R$ 10.00, the smallest withdrawal R$ 20.00.</p>',
    }),
  ],
  [
    topic('games', 'Jogos', 'Games', {
      pt: '<p>Como os jogos funcionam e o que fazer quando algo falha.</p>',
      en: '<p>How the games work, and what to do when something fails.</p>',
    }),
    topic('games-chance', 'Os resultados são sorteados?', 'Are results drawn at random?', {
      pt: '<p>Sim. Nos slots, cada giro é sorteado no servidor do provedor e não depende dos giros anteriores, do horário nem do valor apostado. A tabela de prêmios e o retorno teórico (RTP) estão dentro de cada jogo.</p>',
      en: "<p>Yes. In slots every spin is drawn on the vendor's server and does not depend on earlier spins, the hour or the stake. The paytable and the theoretical return (RTP) are inside each game.</p>",
    }),
    topic('games-drop', 'A internet caiu no meio de uma rodada', 'The connection dropped in the middle of a round', {
      pt: '<p>A rodada continua guardada no servidor. Abra o jogo de novo: ele retoma de onde parou, e o resultado já sorteado não muda.</p>',
      en: '<p>The round stays on the server. Open the game again: it goes on where it stopped, and a result that was drawn does not change.</p>',
    }),
    topic('games-jackpot', 'Como funciona o jackpot?', 'How does the jackpot work?', {
      pt: '<p>Uma parte de cada aposta soma no prêmio acumulado. A chance de ganhar está na tabela do jogo e é a mesma com o prêmio alto ou baixo.</p>',
      en: '<p>A part of every stake adds to the accumulated prize. The odds are in the paytable and are the same whether the prize is large or small.</p>',
    }),
    topic('games-records', 'Onde vejo minhas apostas?', 'Where do I see my bets?', {
      pt: '<p>Em <strong>Minhas apostas</strong>, no menu da conta: data, jogo, valor e resultado de cada rodada. Em <strong>Extrato</strong> ficam depósitos, saques e bônus.</p>',
      en: '<p>Under <strong>Betting record</strong> in the account menu: date, game, stake and result of every round. The <strong>Account record</strong> has deposits, withdrawals and bonuses.</p>',
    }),
  ],
  [
    topic('promo', 'Promoções', 'Promotions', {
      pt: '<p>Regras curtas, sem letra miúda.</p>',
      en: '<p>Short rules, no small print.</p>',
    }),
    topic('promo-join', 'Como participo de uma promoção?', 'How do I take part in a promotion?', {
      pt: '<p>Abra <strong>Promoções</strong>, leia as regras e toque em Participar. Só contam apostas com saldo real feitas depois disso.</p>',
      en: '<p>Open <strong>Promotions</strong>, read the rules and tap Take part. Only bets with real balance after that moment count.</p>',
    }),
    topic('promo-rollover', 'O que é rollover?', 'What is rollover?', {
      pt: '<p>É quanto precisa ser apostado antes de sacar um bônus. Um bônus de R$ 20,00 com rollover de 5× pede R$ 100,00 em apostas. Quando não há rollover, dizemos na própria promoção.</p>',
      en: '<p>It is how much has to be staked before a bonus can be withdrawn. A bonus of R$ 20.00 with a rollover of 5× asks for R$ 100.00 in bets. Where there is none, the promotion says so.</p>',
    }),
    topic('promo-friends', 'Como convido amigos?', 'How do I invite friends?', {
      pt: '<p>Em <strong>Convidar</strong> está o seu link. Convide apenas pessoas maiores de 18 anos que queiram receber o convite.</p>',
      en: '<p>Your link is under <strong>Invite</strong>. Invite only adults who want to be invited.</p>',
    }),
  ],
  [
    topic('account', 'Conta e segurança', 'Account and security', {
      pt: '<p>Proteja o acesso e os seus dados.</p>',
      en: '<p>Protect your access and your data.</p>',
    }),
    topic('account-password', 'Esqueci a senha', 'I forgot my password', {
      pt: '<p>Na tela de entrada, toque em <strong>Esqueci a senha</strong>. Enviamos um código ao celular ou ao e-mail da conta; sem eles, responda à pergunta de segurança.</p>',
      en: '<p>On the sign-in screen, tap <strong>Forgot password</strong>. We send a code to the mobile or e-mail of the account; without these, answer the security question.</p>',
    }),
    topic('account-locked', 'Minha conta está bloqueada', 'My account is locked', {
      pt: '<p>Bloqueamos o acesso depois de muitas senhas erradas ou quando vemos algo estranho. Fale com o atendimento com um documento em mãos.</p>',
      en: '<p>We lock the access after many wrong passwords or when something looks odd. Contact customer service with an identity document at hand.</p>',
    }),
    topic('account-fraud', 'Como reconheço um golpe?', 'How do I recognise fraud?', {
      pt: '<p>A Maré nunca pede senha, código do SMS ou Pix para pessoa física. Confira o endereço do site e desconfie de quem promete ganho certo: ele não existe.</p>',
      en: '<p>Maré never asks for your password, an SMS code or a Pix to a private person. Check the address of the site, and distrust anybody who promises a sure win: there is none.</p>',
    }),
    topic('account-data', 'O que acontece com meus dados?', 'What happens to my data?', {
      pt: '<p>Guardamos o que a lei pede e nada além. Em <strong>Central de segurança</strong> você vê, corrige e pede a exclusão dos seus dados, conforme a LGPD.</p>',
      en: '<p>We keep what the law asks for and nothing more. In the <strong>Security centre</strong> you see your data, correct it and ask for its deletion, as the LGPD provides.</p>',
    }),
  ],
  [
    topic('responsible', 'Jogo responsável', 'Responsible play', {
      pt: '<p>Jogo é diversão com custo, não é renda. Se deixou de ser diversão, pare e peça ajuda.</p>',
      en: '<p>Play is entertainment that costs money, not income. If it has stopped being fun, stop and ask for help.</p>',
    }),
    topic('responsible-limits', 'Como defino limites?', 'How do I set limits?', {
      pt: '<p>Em <strong>Conta › Limites</strong> há limites de depósito, de perda e de tempo, por dia, semana e mês.</p><ul><li>Baixar um limite vale na hora.</li><li>Subir um limite leva 24 horas e pede confirmação.</li></ul>',
      en: '<p>Under <strong>Account › Limits</strong> there are limits of deposit, loss and time, a day, a week and a month.</p><ul><li>A lower limit holds at once.</li><li>A higher limit takes 24 hours and asks for confirmation.</li></ul>',
    }),
    topic('responsible-pause', 'Quero dar um tempo', 'I would like a break', {
      pt: '<p>Uma pausa fecha o jogo e o depósito por 24 horas, 7 dias, 30 dias ou 6 meses. O saque continua aberto. A pausa não pode ser desfeita antes do fim.</p>',
      en: '<p>A pause closes play and deposits for 24 hours, 7 days, 30 days or 6 months. Withdrawals stay open. A pause cannot be undone before its end.</p>',
    }),
    topic('responsible-signs', 'Quais são os sinais de alerta?', 'What are the warning signs?', {
      pt: '<ul><li>Apostar para recuperar o que perdeu.</li><li>Jogar com dinheiro do aluguel, da comida ou emprestado.</li><li>Esconder de alguém quanto joga.</li><li>Ficar irritado ou ansioso quando não joga.</li></ul><p>Um só já é motivo para conversar com alguém.</p>',
      en: '<ul><li>Betting to win back what was lost.</li><li>Playing with money for rent or food, or with borrowed money.</li><li>Hiding from somebody how much you play.</li><li>Being irritable or anxious when not playing.</li></ul><p>One of them is reason enough to talk to somebody.</p>',
    }),
    topic('responsible-help', 'Onde encontro ajuda?', 'Where do I find help?', {
      pt: '<ul><li><strong>CVV:</strong> telefone 188, 24 horas, de graça, ou <a href="https://www.cvv.org.br">cvv.org.br</a>.</li><li><strong>Jogadores Anônimos:</strong> reuniões presenciais e pela internet, em <a href="https://jogadoresanonimos.com.br">jogadoresanonimos.com.br</a>.</li><li><strong>SUS:</strong> os CAPS atendem sem encaminhamento.</li></ul>',
      en: '<ul><li><strong>CVV (Brazil):</strong> telephone 188, day and night, free of charge, or <a href="https://www.cvv.org.br">cvv.org.br</a>.</li><li><strong>Gamblers Anonymous in Brazil:</strong> meetings on site and online, at <a href="https://jogadoresanonimos.com.br">jogadoresanonimos.com.br</a>.</li><li><strong>Public health service:</strong> the CAPS centres see you without a referral.</li></ul>',
    }),
    topic('responsible-minors', 'Menores de idade', 'Minors', {
      pt: '<p>Menores de 18 anos não podem jogar. Em aparelhos da família, saia da conta ao terminar e use o controle parental do sistema.</p>',
      en: '<p>People under 18 may not play. On family devices, sign out when you finish and use the parental controls of the system.</p>',
    }),
  ],
  [
    topic('terms', 'Termos', 'Terms', {
      pt: '<p>O essencial, em linguagem simples. O texto completo vale em caso de dúvida.</p>',
      en: '<p>The essentials in plain words. In doubt the full text holds.</p>',
    }),
    topic('terms-demo', 'Isto é uma demonstração', 'This is a demonstration', {
      pt: '<p>Este site é uma instalação de demonstração. Provedores, jogos, promoções e pessoas são inventados, e nenhum valor aqui é dinheiro de verdade.</p>',
      en: '<p>This site is a demonstration. Vendors, games, promotions and people are invented, and no amount here is real money.</p>',
    }),
    topic('terms-complaint', 'Como faço uma reclamação?', 'How do I complain?', {
      pt: '<p>Escreva em <strong>Fale conosco</strong>. Respondemos em até três dias úteis. Se não concordar com a resposta, peça a revisão por outra pessoa da equipe.</p>',
      en: '<p>Write to us under <strong>Feedback</strong>. We answer within three working days. If you disagree, ask for a review by another person of the team.</p>',
    }),
    topic('terms-end', 'Como encerro a conta?', 'How do I close my account?', {
      pt: '<p>Saque o saldo e peça o encerramento em <strong>Central de segurança</strong>. A conta fecha em 24 horas; registros que a lei exige ficam guardados pelo prazo dela.</p>',
      en: '<p>Withdraw your balance and ask for the closure in the <strong>Security centre</strong>. The account closes within 24 hours; records that the law demands are kept as long as it says.</p>',
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
