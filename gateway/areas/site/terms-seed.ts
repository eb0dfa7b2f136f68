import type { TermsKind } from '#src/contract/site/terms.schema.ts';
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
<ul><li>Cada pessoa pode abrir uma conta com um nome de usuário e uma senha. O nome não muda depois.</li><li>A senha é só sua. O operador não a conhece e nunca a pede.</li><li>As contas de demonstração que o programa mostra ao iniciar são públicas: qualquer pessoa pode entrar com elas.</li></ul>
<h3>2. Idade</h3>
<p>A Maré é para pessoas com 18 anos ou mais. Quem tem menos de 18 anos não pode ter conta nem jogar, nem mesmo com saldo de demonstração.</p>
<h3>3. Seus dados</h3>
<p>Não digite aqui dados verdadeiros nem senhas que você usa em outros lugares. O site guarda o que você digitou no cadastro, a senha em um formato que não pode ser revertido, os favoritos, as sessões, os aparelhos com notificações ativadas e o registro das rodadas.</p>
<h3>4. Saldo e bônus</h3>
<p>Uma conta nova recebe um bônus de boas-vindas, uma vez só, que pode ser jogado na hora. Nem ele nem o resto do saldo é dinheiro de verdade: ele só se move nesta demonstração e no banco dela.</p>
<h3>5. Mudanças</h3>
<p>O operador deste site pode alterar este texto. A data da última atualização aparece acima dele.</p>
`.trim(),
    content_en: `
<p>This site is a demonstration of Maré, a fictional brand. These terms show where a real operator’s text would be. They are not a contract.</p>
<h3>1. New accounts</h3>
<ul><li>Each person may open one account with a username and a password. The username cannot be changed later.</li><li>The password is yours alone. The operator does not know it and will never ask for it.</li><li>The demonstration accounts that the program prints when it starts are public: anyone can sign in with them.</li></ul>
<h3>2. Age</h3>
<p>Maré is for people aged 18 or over. Nobody under 18 may have an account or play, not even with a demonstration balance.</p>
<h3>3. Your data</h3>
<p>Do not enter real data here, or passwords you use elsewhere. The site keeps what you entered when registering, your password in a form that cannot be reversed, your favourites, your sessions, the devices with notifications on and your round history.</p>
<h3>4. Balance and bonus</h3>
<p>A new account receives a welcome bonus, once, which can be used right away. Neither the bonus nor the rest of the balance is real money: it moves only within this demonstration and its bank.</p>
<h3>5. Changes</h3>
<p>The operator of this site may change this text. The date of the last update is shown above it.</p>
`.trim(),
  },
  {
    kind: 'user',
    title_pt: 'Termos de uso da Maré',
    title_en: 'User agreement of Maré',
    content_pt: `
<p>Este site é uma demonstração. A marca Maré, os provedores, os jogos, as promoções e as pessoas são inventados, e nenhum valor aqui é dinheiro de verdade. Este texto mostra a forma que esses termos têm e não vale como contrato.</p>
<h3>1. Quem pode usar</h3>
<p>O site é para pessoas com 18 anos ou mais. Se você tem menos de 18 anos, não use este site.</p>
<h3>2. Sua conta</h3>
<ul><li>As contas de demonstração são compartilhadas: outras pessoas podem ver e mudar o que você fizer nelas.</li><li>O operador pode bloquear uma conta. O bloqueio encerra todas as sessões dela.</li></ul>
<h3>3. Os jogos</h3>
<ul><li>O resultado de cada rodada é sorteado no servidor do jogo, nunca no seu aparelho.</li><li>Aposta e prêmio são registrados com a rodada. Se a conexão cair, a rodada termina do mesmo jeito e o saldo mostra o resultado.</li><li>Fora as loterias, todos os títulos abrem o mesmo jogo de demonstração, com o nome e a imagem do catálogo.</li></ul>
<h3>4. Saldo</h3>
<p>O saldo é de demonstração. Depósitos e saques passam por um banco de demonstração: nenhum dinheiro de verdade se move.</p>
<h3>5. O que fica no seu aparelho</h3>
<p>O navegador guarda a sessão, os favoritos e cópias das páginas que você viu, para o site abrir também sem internet. Ao sair, os dados da conta são apagados deste aparelho. O usuário e a senha só ficam guardados, criptografados, se você escolher ser lembrado.</p>
<h3>6. Jogo é diversão</h3>
<p>Um site de verdade custa dinheiro de verdade. Se o jogo deixou de ser diversão para você ou para alguém perto de você, a <a href="/m/help?i=5">página de ajuda</a> diz onde há apoio.</p>
`.trim(),
    content_en: `
<p>This site is a demonstration. The brand Maré, the providers, the games, the promotions and the people are invented, and no amount here is real money. This text shows the form of an agreement and is not a contract.</p>
<h3>1. Who may use it</h3>
<p>The site is for people aged 18 or over. If you are under 18, do not use it.</p>
<h3>2. Your account</h3>
<ul><li>The demonstration accounts are shared: other people can see and change what you do in them.</li><li>The operator may lock an account. A lock ends all its sessions.</li></ul>
<h3>3. The games</h3>
<ul><li>The result of each round is drawn on the game server, never on your device.</li><li>Bet and win are recorded with the round. If the connection drops, the round still ends and the balance shows the result.</li><li>Except for the lotteries, all titles open the same demonstration game, with the name and picture from the catalogue.</li></ul>
<h3>4. Balance</h3>
<p>The balance is for demonstration only. Deposits and withdrawals go through a demonstration bank: no real money moves.</p>
<h3>5. What stays on your device</h3>
<p>The browser stores your session, your favourites and copies of the pages you visited, so the site also opens offline. Logging out removes the account’s data from this device. Your username and password are stored, encrypted, only if you choose to be remembered.</p>
<h3>6. Gambling is entertainment</h3>
<p>A real site costs real money. If gambling has stopped being fun for you or someone close to you, the <a href="/m/help?i=5">help page</a> says where to find support.</p>
`.trim(),
  },
  {
    kind: 'login',
    title_pt: 'Termos de acesso da Maré',
    title_en: 'Login terms of Maré',
    content_pt: `
<p>Este site é uma demonstração da marca fictícia Maré, para pessoas com 18 anos ou mais. Estes termos dizem o que acontece quando você entra.</p>
<h3>1. Usuário e senha</h3>
<ul><li>A senha é enviada criptografada ao servidor e não é guardada nele como texto.</li><li>Depois de uma tentativa errada, o site pede também um código de imagem. Muitas tentativas seguidas bloqueiam o acesso por um tempo.</li><li>O site nunca pede a sua senha por mensagem.</li></ul>
<h3>2. Sua sessão</h3>
<ul><li>Você continua conectado neste aparelho até sair, até a sessão vencer ou até a conta ser bloqueada.</li><li>Você pode entrar em vários aparelhos. Com as notificações ativadas, você é avisado de cada novo acesso em outro aparelho.</li><li>O código para continuar no app vale por 60 segundos e uma vez só. Não o mostre a ninguém.</li></ul>
<h3>3. Aparelhos de outras pessoas</h3>
<p>Em um aparelho que não é seu, não escolha ser lembrado e saia da conta ao terminar.</p>
`.trim(),
    content_en: `
<p>This site is a demonstration of Maré, a fictional brand, for people aged 18 or over. These terms say what happens when you log in.</p>
<h3>1. Username and password</h3>
<ul><li>The password is sent encrypted to the server, which does not store it as text.</li><li>After a failed attempt, the site also asks for a code from a picture. Too many attempts in a row block sign-in for a while.</li><li>The site will never ask for your password in a message.</li></ul>
<h3>2. Your session</h3>
<ul><li>You stay signed in on this device until you log out, until the session expires or until the account is locked.</li><li>You can sign in on several devices. With notifications on, you are told about each new sign-in on another device.</li><li>A code to continue in the app is valid for 60 seconds and works once. Do not share it.</li></ul>
<h3>3. Other people’s devices</h3>
<p>On a device that is not yours, do not choose to be remembered, and log out when you finish.</p>
`.trim(),
  },
];
