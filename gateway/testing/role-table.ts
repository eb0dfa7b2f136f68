import { agentSamples } from './role-agents.ts';
import { lobbySamples } from './role-lobby.ts';
import { moneySamples } from './role-money.ts';
import { passkeySamples } from './role-passkeys.ts';
import { pushDevice, type Sample } from './role-rows.ts';

/** One pixel. */
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const pictureId = 'a'.repeat(29);

/** An announcement for agents only. */
export const announcementForAgents = {
  id: 'for-agents',
  type: 'A',
  execution: 'A',
  promotion_type: '',
  title_pt: 'Só agentes',
  title_en: 'Agents only',
  content_pt: '',
  content_en: '',
  force: 0 as const,
  active: 1 as const,
  sort_order: 0,
  created_at: 0,
  starts_at: 0,
  ends_at: null,
} as const;
const launch = { category: 'RNG', vendor: 'COR', gameId: 'g2', nodeId: 'COR-2' };
const chosenPassword = { newPassword: 'um trem azul 7', confirmNewPassword: 'um trem azul 7' };
const page = { pageNo: '1', language: 'pt' };
const registration = {
  password: 'nobodys-password-1',
  confirmPassword: 'nobodys-password-1',
  registerMethod: 'H5',
  type: 0,
};
const withoutWork = { countryDialingCode: '55', challengeId: 'none', challengeAnswer: 'none' };

/** The requests of calls that need more than an empty one, and the answers other than `ok`. Access follows from the contract. */
export const samples: Record<string, Sample> = {
  helpCentre: { query: { lang: 'pt' } },
  terms: { query: { kind: 'user', language: 'pt' } },
  getVassGameType: { query: { merchant_code: 'mare' } },
  ...lobbySamples,
  rankList: { query: { gameCategory: 'ALL', language: 'pt' } },
  humanChallenge: { query: { purpose: 'sms' } },
  smsForRegister: { answers: 'human_check_failed', body: { ...withoutWork, mobileNo: '11987654321' } },
  smsWithoutLogin: { answers: 'human_check_failed', body: { ...withoutWork, mobileNo: '11987654321' } },
  smsForLogin: { answers: 'human_check_failed', body: { ...withoutWork, mobileNum: '11987654321' } },
  jackpots: { query: { language: 'pt' } },
  journalHead: { answers: 'not_found' },
  journalGrowth: { answers: 'not_found', query: { from: '0', to: '1' } },
  commitmentDay: { answers: 'not_found', query: { number: '1' } },
  recentGames: { query: { language: 'pt' } },
  addRecentGame: { body: { nodeId: 'COR-3' } },
  favouriteGamesList: { query: page },
  favouriteGames: { query: page },
  addFavourite: { body: { nodeId: 'COR-4', vendor: 'COR' } },
  removeFavourite: { body: { nodeId: 'COR-5', vendor: 'COR' } },
  ...agentSamples,
  ...moneySamples,
  launchGame: { but: { guest: 'free_reject' }, body: launch },
  gameLaunchFB: { but: { guest: 'free_reject' }, body: launch },
  changePassword: { answers: 'wrong_password', body: { oldPassword: 'nobodys-password', ...chosenPassword } },
  mailWithoutLogin: { answers: 'human_check_failed', body: { ...withoutWork, username: 'nobody' } },
  recoverByMail: { answers: 'verification_code_error', body: { code: '12345678', ...chosenPassword } },
  // No mobile number: of one that is, so many tries would be too many.
  recoverByPhone: {
    answers: 'invalid_request',
    body: { mobileNo: '1133334444', countryDialingCode: '55', code: '123456', ...chosenPassword },
  },
  recoverByQuestion: {
    answers: 'human_check_failed',
    body: { ...withoutWork, question: 'firstPet', answer: 'Rex', ...chosenPassword },
  },
  setSecurityQuestion: {
    answers: 'wrong_password',
    body: { password: 'nobodys-password', question: 'firstPet', answer: 'Totó da praia' },
  },
  setOwnMobile: {
    answers: 'wrong_password',
    body: {
      password: 'nobodys-password',
      mobileNum: '11 98765-4321',
      countryDialingCode: '55',
      verificationCode: '000000',
    },
  },
  setPaymentPassword: {
    answers: 'wrong_password',
    body: { password: 'nobodys-password', newPaymentPassword: '271828', confirmNewPaymentPassword: '271828' },
  },
  sendPaymentCode: { answers: 'no_permission' },
  recoverPaymentPassword: {
    answers: 'wrong_password',
    body: {
      password: 'nobodys-password',
      code: '12345678',
      newPaymentPassword: '271828',
      confirmNewPaymentPassword: '271828',
    },
  },
  // Play money is for who has none: a dead token is a visitor's.
  freePlayLogin: {
    but: { member: 'no_permission', agent: 'no_permission' },
    body: { ...launch, gameId: 'g1', nodeId: 'COR-1', moduleId: 'FREE' },
  },
  freePlayLoginByGet: {
    but: { member: 'no_permission', agent: 'no_permission' },
    query: { ...launch, gameId: 'g1', nodeId: 'COR-1', moduleId: 'FREE' },
  },
  // A token opens no session and renews none: that takes the password or the cookie.
  login: { answers: 'login_failed', body: { password: 'nobodys-password', type: 'username' } },
  // Passes every rule but one, so that no account is opened.
  register: { answers: 'invitation_code_error', body: { ...registration, affiliateCode: 'NOBODYS' } },
  registerByMobile: { answers: 'no_permission', body: registration },
  checkAffiliate: { answers: 'invitation_code_error', query: { code: 'NOBODYS' } },
  checkUsername: { query: { username: 'nobody' } },
  renewSession: { answers: 'not_logged_in' },
  // A token alone hands nothing on: that takes the cookie as well.
  issueHandover: { answers: 'no_permission' },
  readHandover: { answers: 'handover_invalid', body: { code: 'ABCD1234EFGH' } },
  takeHandover: { answers: 'handover_invalid', body: { code: 'ABCD1234EFGH' } },
  // Neither opens anything without the cookie of an authorisation.
  takeSocial: { answers: 'handover_invalid', body: { code: 'nothing' } },
  linkSocial: { answers: 'handover_invalid', body: { password: 'nobodys-password' } },
  registerSocial: { answers: 'handover_invalid', body: { username: 'nobody', registerMethod: 'H5' } },
  unlinkIdentity: { answers: 'wrong_password', body: { provider: 'google', password: 'nobodys-password' } },
  savePushPreferences: { body: { account: true, safety: true, promotions: false } },
  savePushSubscription: { body: { ...pushDevice, language: 'pt' } },
  removePushSubscription: { body: { endpoint: pushDevice.endpoint } },
  // A worker has no token: it knows what its browser had, or it gets nothing.
  replacePushSubscription: {
    answers: 'not_found',
    body: { ...pushDevice, old: { endpoint: 'https://fcm.googleapis.com/unknown', auth: pushDevice.keys.auth } },
  },
  sendFeedback: {
    answers: 'verification_code_error',
    body: {
      content: 'A text of twenty letters, or more.',
      sender: 'ana-account',
      type: 1,
      captcha: 'K7MPX',
      captchaId: 'none',
      pictures: [],
    },
  },
  ownFeedback: { query: { pageNo: '1' } },
  addPicture: { file: png },
  picture: { answers: 'not_found', query: { id: pictureId } },
  removePicture: { body: { id: pictureId } },
  saveIcon: { file: png },
  saveNickname: { body: { nickname: '' } },
  // A token alone puts no address there that recovers the account: that takes the password.
  saveEmail: { answers: 'wrong_password', body: { email: 'ana@mare.example', password: 'nobodys-password' } },
  savePayeeName: { body: { payeeName: 'Ana Maria' } },
  saveBirthday: { body: { birthday: '1990-05-17' } },
  endSession: { body: { id: 'none' } },
  ...passkeySamples,
};
