import type { PushMessage } from './enqueue.ts';

/** A change of how a member signs in or withdraws money: their other devices are notified. `path`: the page that shows it. */
const safety = (path: string, title: PushMessage['title'], body: PushMessage['body']): PushMessage => ({
  kind: 'safety',
  title,
  body,
  path,
});

/** Automatic messages to members. They are visible on a lock screen: no amounts, no names. */
export const newSignIn = safety(
  '/m/set/sessions',
  { pt: 'Novo acesso à sua conta', en: 'New sign-in to your account' },
  {
    pt: 'Sua conta foi acessada em outro aparelho. Se não foi você, toque para encerrar essa sessão e troque a senha.',
    en: 'Your account was accessed on another device. If it was not you, tap to end that session, and change your password.',
  },
);

export const passwordChanged = safety(
  '/m/login',
  { pt: 'Sua senha foi trocada', en: 'Your password was changed' },
  {
    pt: 'Entre de novo com a senha nova. Se não foi você, fale com o suporte agora.',
    en: 'Log in again with the new password. If it was not you, contact support now.',
  },
);

export const emailChanged = safety(
  '/m/set/profile',
  { pt: 'E-mail da conta alterado', en: 'Account e-mail changed' },
  {
    pt: 'O e-mail da sua conta foi alterado. Se não foi você, fale com o suporte agora.',
    en: 'The e-mail address of your account was changed. If it was not you, contact support now.',
  },
);

export const mobileChanged = safety(
  '/m/securityCenter',
  { pt: 'Celular da conta alterado', en: 'Account mobile number changed' },
  {
    pt: 'O celular da sua conta foi alterado. Se não foi você, fale com o suporte agora.',
    en: 'The mobile number of your account was changed. If it was not you, contact support now.',
  },
);

export const paymentPasswordRecovered = safety(
  '/m/securityCenter',
  { pt: 'Senha de pagamento trocada', en: 'Payment password changed' },
  {
    pt: 'Uma nova senha de pagamento foi criada com um código. Se não foi você, fale com o suporte agora.',
    en: 'A new payment password was set with a code. If it was not you, contact support now.',
  },
);

export const feedbackAnswered: PushMessage = {
  kind: 'account',
  title: { pt: 'Respondemos à sua mensagem', en: 'We have replied to your message' },
  body: { pt: 'Toque para ler a resposta.', en: 'Tap to read our reply.' },
  path: '/m/feedback',
};

export const passkeyAdded = safety(
  '/m/set/passkeys',
  { pt: 'Nova chave de acesso', en: 'New passkey' },
  {
    pt: 'Uma chave de acesso foi adicionada à sua conta. Se não foi você, remova-a e troque a senha.',
    en: 'A passkey was added to your account. If it was not you, remove it and change your password.',
  },
);

export const identityLinked = safety(
  '/m/set',
  { pt: 'Outra conta vinculada', en: 'Another account linked' },
  {
    pt: 'Outra conta agora também dá acesso à sua. Se não foi você, desvincule-a e troque a senha.',
    en: 'Another account can now sign in to yours. If it was not you, unlink it and change your password.',
  },
);

export const authenticatorAdded = safety(
  '/m/set/passkeys',
  { pt: 'Novo app autenticador', en: 'New authenticator app' },
  {
    pt: 'Um app autenticador foi adicionado à sua conta. Se não foi você, remova-o e troque a senha.',
    en: 'An authenticator app was added to your account. If it was not you, remove it and change your password.',
  },
);

export const wrongSecondSteps = safety(
  '/m/changePsw',
  { pt: 'Alguém digitou sua senha', en: 'Someone entered your password' },
  {
    pt: 'A senha estava certa, e a segunda etapa barrou o acesso várias vezes. Se não foi você, troque a senha agora.',
    en: 'The password was right, and the second step stopped the sign-in several times. If it was not you, change your password now.',
  },
);

export const recoveryCodeUsed = safety(
  '/m/set/passkeys',
  { pt: 'Código de recuperação usado', en: 'Recovery code used' },
  {
    pt: 'Um código de recuperação foi usado para entrar na sua conta. Se não foi você, troque a senha agora.',
    en: 'A recovery code was used to sign in to your account. If it was not you, change your password now.',
  },
);

export const secondFactorEnded = safety(
  '/m/set/passkeys',
  { pt: 'Segunda etapa desativada', en: 'Second step turned off' },
  {
    pt: 'Agora basta a senha para entrar na sua conta. Se não foi você, troque a senha agora.',
    en: 'Your password alone now signs in to your account. If it was not you, change your password now.',
  },
);

export const creditReceived: PushMessage = {
  kind: 'account',
  title: { pt: 'Você recebeu um crédito', en: 'You received a credit' },
  body: { pt: 'O valor já está na sua conta. Toque para ver.', en: 'The amount is in your account. Tap to see it.' },
  path: '/m/member/home',
};

export const jackpotWon: PushMessage = {
  kind: 'account',
  title: { pt: 'Você ganhou um jackpot', en: 'You won a jackpot' },
  body: { pt: 'O prêmio já está na sua conta. Toque para ver.', en: 'The prize is in your account. Tap to see it.' },
  path: '/m/jackpot',
};

const aboutJackpot = (title: PushMessage['title'], body: PushMessage['body']): PushMessage => ({
  ...{ kind: 'account', title, body, path: '/m/jackpot' },
});

export const jackpotHeld = aboutJackpot(
  { pt: 'Você ganhou um jackpot', en: 'You won a jackpot' },
  { pt: 'O prêmio está em análise. Toque para ver.', en: 'The prize is under review. Tap to see it.' },
);

export const jackpotPaid = aboutJackpot(
  { pt: 'Seu jackpot foi creditado', en: 'Your jackpot was credited' },
  {
    pt: 'A análise terminou e o prêmio está na sua conta.',
    en: 'The review is over and the prize is in your account.',
  },
);

export const jackpotRefused = aboutJackpot(
  { pt: 'Seu jackpot não foi creditado', en: 'Your jackpot was not credited' },
  { pt: 'Toque para ler o motivo nas suas mensagens.', en: 'Tap to read the reason in your messages.' },
);

const ofPromotion = (title: PushMessage['title'], body: PushMessage['body']): PushMessage => ({
  kind: 'account',
  title,
  body,
  path: '/m/activity',
});

export const rewardIssued = ofPromotion(
  { pt: 'Sua recompensa foi liberada', en: 'Your reward is ready' },
  { pt: 'Toque para resgatar.', en: 'Tap to claim it.' },
);

export const rewardRejected = ofPromotion(
  { pt: 'Resposta do seu pedido', en: 'About your request' },
  { pt: 'Toque para ver a resposta da promoção.', en: 'Tap to read our reply in the promotion.' },
);

export const chatAnswered: PushMessage = {
  kind: 'account',
  title: { pt: 'O atendimento respondeu', en: 'Support has replied' },
  body: {
    pt: 'Há uma resposta na sua conversa. Toque para ler.',
    en: 'There is a reply in your chat. Tap to read it.',
  },
  path: '/m/message',
};

const ofMall = (title: PushMessage['title'], body: PushMessage['body']): PushMessage => ({
  kind: 'account',
  title,
  body,
  path: '/m/mall/mallHome',
});

export const goodShipped = ofMall(
  { pt: 'Seu presente está a caminho', en: 'Your gift is on its way' },
  { pt: 'Toque para ver seus pedidos na loja.', en: 'Tap to see your orders in the shop.' },
);

export const goodRefused = ofMall(
  { pt: 'Seus pontos voltaram', en: 'Your points are back' },
  { pt: 'Toque para ler a resposta do seu pedido.', en: 'Tap to read our reply about your order.' },
);

export const creditPaid = ofMall(
  { pt: 'Seu crédito foi pago', en: 'Your credit was paid' },
  { pt: 'A análise terminou e o valor já está no saldo.', en: 'The review is over and the amount is in your balance.' },
);

/** For members who accept promotions: it is a gift, and lasts minutes. */
export const rainBegins: PushMessage = {
  kind: 'promotions',
  title: { pt: 'Começou uma chuva de prêmios', en: 'A red envelope rain has begun' },
  body: { pt: 'Toque para abrir o seu envelope.', en: 'Tap to open your envelope.' },
  path: '/m/redRain',
};

export const payeeAdded = safety(
  '/m/withdraw',
  { pt: 'Nova chave ou conta para saques', en: 'New key or account for withdrawals' },
  {
    pt: 'Uma chave Pix ou conta foi adicionada à sua conta. Se não foi você, fale com o suporte agora.',
    en: 'A Pix key or bank account was added to your account. If it was not you, contact support now.',
  },
);
