import type { TermsKind } from '#src/contract/terms.schema.ts';
import type { Tables } from '#gateway/db/tables.ts';

type Text = Omit<Tables['terms'], 'updated_at'> & { kind: TermsKind };

/** The demonstration's legal texts: they say what this installation does, and promise nothing that it lacks. */
export const terms: readonly Text[] = [
  {
    kind: 'register',
    title_pt: 'Termos de cadastro da Maré',
    title_en: 'Registration terms of Maré',
    content_pt: `
<p>Este site é uma demonstração da marca fictícia Maré. Estes termos mostram onde fica o texto de um operador de verdade. Não são um contrato.</p>
<h3>1. Contas novas</h3>
<ul><li>Cada pessoa pode abrir uma conta com um nome de usuário e uma senha. O nome não muda depois.</li><li>A senha é só sua. Quem opera o site não a conhece e não pergunta por ela.</li><li>As contas de demonstração que o programa mostra ao iniciar são públicas: qualquer pessoa pode entrar com elas.</li></ul>
<h3>2. Idade</h3>
<p>A Maré é feita para pessoas com 18 anos ou mais. Quem tem menos de 18 anos não pode ter conta nem jogar, nem mesmo com saldo de demonstração.</p>
<h3>3. Seus dados</h3>
<p>Não digite aqui dados verdadeiros nem senhas que você usa em outros lugares. O site guarda o que você digitou no cadastro, a senha em forma embaralhada que não permite voltar a ela, os favoritos, as sessões, os aparelhos com avisos ligados e o registro das rodadas.</p>
<h3>4. Saldo e bônus</h3>
<p>Uma conta nova recebe um bônus de boas-vindas, uma vez só, que pode ser jogado na hora. Nem ele nem o resto do saldo é dinheiro: não pode ser comprado, sacado nem trocado por nada.</p>
<h3>5. Mudanças</h3>
<p>Quem opera este site pode mudar este texto. A data da última mudança aparece acima dele.</p>
`.trim(),
    content_en: `
<p>This site is a demonstration of Maré, a brand that does not exist. These terms show where the text of a real operator stands. They are not a contract.</p>
<h3>1. New accounts</h3>
<ul><li>Each person may open one account with a user name and a password. The name does not change later.</li><li>The password is yours alone. Whoever runs the site does not know it and does not ask for it.</li><li>The demonstration accounts that the program prints when it starts are public: anybody can sign in with them.</li></ul>
<h3>2. Age</h3>
<p>Maré is made for people of 18 or older. Nobody under 18 may have an account or play, not even with a demonstration balance.</p>
<h3>3. Your data</h3>
<p>Do not type true data here, nor passwords that you use elsewhere. The site keeps what you typed when you registered, the password in a scrambled form that does not lead back to it, the favourites, the sessions, the devices with notifications and the record of the rounds.</p>
<h3>4. Balance and bonus</h3>
<p>A new account is given a welcome bonus, once, which can be played with at once. Neither it nor the rest of the balance is money: it cannot be bought, withdrawn or exchanged for anything.</p>
<h3>5. Changes</h3>
<p>Whoever runs this site may change this text. The date of the last change stands above it.</p>
`.trim(),
  },
  {
    kind: 'user',
    title_pt: 'Termos de uso da Maré',
    title_en: 'User agreement of Maré',
    content_pt: `
<p>Este site é uma demonstração. A marca Maré, os provedores, os jogos, as promoções e as pessoas são inventados, e nenhum valor aqui é dinheiro de verdade. Este texto mostra a forma que esses termos têm e não vale como contrato.</p>
<h3>1. Quem pode usar</h3>
<p>O site é para pessoas com 18 anos ou mais. Se você tem menos de 18 anos, saia, por favor.</p>
<h3>2. Sua conta</h3>
<ul><li>As contas de demonstração são de todos: o que você fizer numa delas, outra pessoa pode ver e mudar.</li><li>Quem opera o site pode bloquear uma conta. O bloqueio encerra todas as sessões dela.</li></ul>
<h3>3. Os jogos</h3>
<ul><li>O resultado de cada rodada é sorteado no servidor do jogo, nunca no seu aparelho.</li><li>Aposta e prêmio são anotados juntos com a rodada. Se a conexão cair no meio, a rodada termina do mesmo jeito e o saldo mostra o resultado.</li><li>Todos os títulos abrem o mesmo jogo de demonstração, com o nome e a imagem que o catálogo lhes deu.</li></ul>
<h3>4. Saldo</h3>
<p>O saldo é de demonstração. Depósitos e saques não existem neste site.</p>
<h3>5. O que fica no seu aparelho</h3>
<p>O navegador guarda a sessão, os favoritos e cópias das páginas que você viu, para o site abrir também sem internet. Sair da conta apaga o que é dela neste aparelho. Um usuário e uma senha só ficam guardados, cifrados, se você marcar que quer ser lembrado.</p>
<h3>6. Jogo é diversão</h3>
<p>Um site de verdade custa dinheiro de verdade. Se o jogo deixou de ser diversão para você ou para alguém perto de você, a <a href="/m/help?i=5">página de ajuda</a> diz onde há apoio.</p>
`.trim(),
    content_en: `
<p>This site is a demonstration. The brand Maré, the providers, the games, the promotions and the people are invented, and no amount here is real money. This text shows the form of an agreement and is not a contract.</p>
<h3>1. Who may use it</h3>
<p>The site is for people of 18 or older. If you are under 18, please leave.</p>
<h3>2. Your account</h3>
<ul><li>The demonstration accounts belong to everybody: what you do in one of them, somebody else may see and change.</li><li>Whoever runs the site may lock an account. A lock ends all its sessions.</li></ul>
<h3>3. The games</h3>
<ul><li>The result of each round is drawn on the server of the game, never on your device.</li><li>Bet and win are recorded with the round. If the connection is lost on the way, the round ends all the same and the balance shows the result.</li><li>All titles open the same demonstration game, under the name and with the picture that the catalogue gave them.</li></ul>
<h3>4. Balance</h3>
<p>The balance is for demonstration. There are no deposits and no withdrawals on this site.</p>
<h3>5. What stays on your device</h3>
<p>The browser keeps the session, the favourites and copies of the pages that you saw, so that the site opens without a network too. Signing out removes what belongs to the account from this device. A user name and a password are kept, encrypted, only if you tick that you want to be remembered.</p>
<h3>6. Play is entertainment</h3>
<p>A real site costs real money. If play has stopped being fun for you or for somebody close to you, the <a href="/m/help?i=5">help page</a> says where there is support.</p>
`.trim(),
  },
  {
    kind: 'login',
    title_pt: 'Termos de acesso da Maré',
    title_en: 'Login terms of Maré',
    content_pt: `
<p>Este site é uma demonstração da marca fictícia Maré, para pessoas com 18 anos ou mais. Estes termos dizem o que acontece quando você entra.</p>
<h3>1. Usuário e senha</h3>
<ul><li>A senha viaja cifrada até o servidor e não é guardada nele como texto.</li><li>Depois de uma tentativa errada, o site pede também um código de imagem. Muitas tentativas seguidas fecham o acesso por um tempo.</li><li>O site nunca pede a sua senha por mensagem.</li></ul>
<h3>2. Sua sessão</h3>
<ul><li>Você continua conectado neste aparelho até sair, até a sessão vencer ou até a conta ser bloqueada.</li><li>Você pode entrar em vários aparelhos. Se ligou os avisos, um acesso novo em outro aparelho é avisado.</li><li>Um código para passar a sessão ao app vale 60 segundos e uma vez só. Não o mostre a ninguém.</li></ul>
<h3>3. Aparelhos de outras pessoas</h3>
<p>Num aparelho que não é seu, não marque que quer ser lembrado e saia da conta ao terminar.</p>
`.trim(),
    content_en: `
<p>This site is a demonstration of Maré, a brand that does not exist, for people of 18 or older. These terms say what happens when you log in.</p>
<h3>1. User name and password</h3>
<ul><li>The password travels encrypted to the server, which does not keep it as text.</li><li>After a wrong try the site asks for a code from a picture as well. Many tries in a row close the login for a while.</li><li>The site never asks for your password in a message.</li></ul>
<h3>2. Your session</h3>
<ul><li>You stay signed in on this device until you log out, until the session expires or until the account is locked.</li><li>You may sign in on several devices. If you turned notifications on, a new sign-in on another device is announced.</li><li>A code that hands the session to the app is good for 60 seconds and once. Show it to nobody.</li></ul>
<h3>3. Devices of other people</h3>
<p>On a device that is not yours, do not tick that you want to be remembered, and log out when you finish.</p>
`.trim(),
  },
];
