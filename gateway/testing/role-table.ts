import { gameSamples } from './role-games.ts';
import { messageSamples } from './role-messages.ts';
import { moneySamples } from './role-money.ts';
import { passkeySamples } from './role-passkeys.ts';
import { rewardSamples, takers } from './role-rewards.ts';
import { alike, launches, members, proofs, pushDevice, type Sample } from './role-rows.ts';

/** One pixel. */
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const pictureId = 'a'.repeat(29);

/** What agents alone are told. */
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
/** Every call with a question that is fine as such, and who gets what. A call that is missing here fails a test. */
export const samples: Record<string, Sample> = {
  systemStatus: { expected: alike('ok') },
  whiteLabel: { expected: alike('ok') },
  country: { expected: alike('ok') },
  customerService: { expected: alike('ok') },
  changes: { expected: alike('ok') },
  helpCentre: { expected: alike('ok'), query: { lang: 'pt' } },
  terms: { expected: alike('ok'), query: { kind: 'user', language: 'pt' } },
  getVassGameType: { expected: alike('ok'), query: { merchant_code: 'mare' } },
  ...gameSamples,
  rankList: { expected: alike('ok'), query: { gameCategory: 'ALL', language: 'pt' } },
  captcha: { expected: alike('ok') },
  humanChallenge: { expected: alike('ok'), query: { purpose: 'sms' } },
  smsForRegister: { expected: alike('human_check_failed'), body: { ...withoutWork, mobileNo: '11987654321' } },
  smsWithoutLogin: { expected: alike('human_check_failed'), body: { ...withoutWork, mobileNo: '11987654321' } },
  smsForLogin: { expected: alike('human_check_failed'), body: { ...withoutWork, mobileNum: '11987654321' } },
  jackpots: { expected: alike('ok'), query: { language: 'pt' } },
  commitmentHeads: { expected: alike('ok') },
  commitmentDay: { expected: alike('not_found'), query: { number: '1' } },
  ...rewardSamples,
  ...messageSamples,
  recentGames: { expected: members, query: { language: 'pt' } },
  addRecentGame: { expected: members, body: { nodeId: 'COR-3' } },
  favouriteGamesList: { expected: members, query: page },
  favouriteGames: { expected: members, query: page },
  addFavourite: { expected: members, body: { nodeId: 'COR-4', vendor: 'COR' } },
  removeFavourite: { expected: members, body: { nodeId: 'COR-5', vendor: 'COR' } },
  memberInfo: { expected: members, query: {} },
  ...moneySamples,
  dividendInfo: {
    expected: {
      ...members,
      guest: 'free_reject',
      agent: 'no_permission',
      'other agent': 'ok',
    },
    query: {},
  },
  launchGame: { expected: launches, body: launch },
  gameLaunchFB: { expected: launches, body: launch },
  changePassword: {
    expected: { ...proofs, member: 'wrong_password', agent: 'wrong_password' },
    body: { oldPassword: 'nobodys-password', ...chosenPassword },
  },
  mailWithoutLogin: { expected: alike('human_check_failed'), body: { ...withoutWork, username: 'nobody' } },
  recoverByMail: { expected: alike('verification_code_error'), body: { code: '12345678', ...chosenPassword } },
  // No mobile number: of one that is, so many tries would be too many.
  recoverByPhone: {
    expected: alike('invalid_request'),
    body: { mobileNo: '1133334444', countryDialingCode: '55', code: '123456', ...chosenPassword },
  },
  recoverByQuestion: {
    expected: alike('human_check_failed'),
    body: { ...withoutWork, question: 'firstPet', answer: 'Rex', ...chosenPassword },
  },
  securityState: { expected: proofs, query: {} },
  cancelRecovery: { expected: proofs, body: {} },
  listSecurityQuestions: { expected: alike('ok'), query: {} },
  setSecurityQuestion: {
    expected: { ...proofs, member: 'wrong_password', agent: 'wrong_password' },
    body: { password: 'nobodys-password', question: 'firstPet', answer: 'Totó da praia' },
  },
  setOwnMobile: {
    expected: { ...proofs, member: 'wrong_password', agent: 'wrong_password' },
    body: {
      password: 'nobodys-password',
      mobileNum: '11 98765-4321',
      countryDialingCode: '55',
      verificationCode: '000000',
    },
  },
  setPaymentPassword: {
    expected: { ...proofs, member: 'wrong_password', agent: 'wrong_password' },
    body: { password: 'nobodys-password', newPaymentPassword: '271828', confirmNewPaymentPassword: '271828' },
  },
  sendPaymentCode: { expected: { ...proofs, member: 'no_permission', agent: 'no_permission' }, body: {} },
  recoverPaymentPassword: {
    expected: { ...proofs, member: 'wrong_password', agent: 'wrong_password' },
    body: {
      password: 'nobodys-password',
      code: '12345678',
      newPaymentPassword: '271828',
      confirmNewPaymentPassword: '271828',
    },
  },
  // Play money is for who has none: a dead token is a visitor's.
  freePlayLogin: {
    expected: { ...alike('ok'), member: 'no_permission', agent: 'no_permission' },
    body: { ...launch, gameId: 'g1', nodeId: 'COR-1', moduleId: 'FREE' },
  },
  freePlayLoginByGet: {
    expected: { ...alike('ok'), member: 'no_permission', agent: 'no_permission', dead: 'session_ended' },
    query: { ...launch, gameId: 'g1', nodeId: 'COR-1', moduleId: 'FREE' },
  },
  chips: { expected: { ...alike('ok'), dead: 'session_ended' }, query: {} },
  trialUser: { expected: alike('ok') },
  // A token opens no session and renews none: that takes the password or the cookie.
  login: {
    expected: alike('login_failed'),
    body: { password: 'nobodys-password', type: 'username' },
  },
  // Past every rule but one, so that nobody is registered.
  registerSettings: { expected: alike('ok') },
  register: { expected: alike('invitation_code_error'), body: { ...registration, affiliateCode: 'NOBODYS' } },
  registerByMobile: { expected: alike('no_permission'), body: registration },
  checkAffiliate: { expected: alike('invitation_code_error'), query: { code: 'NOBODYS' } },
  checkUsername: { expected: alike('ok'), query: { username: 'nobody' } },
  renewSession: { expected: alike('not_logged_in') },
  // A token alone hands nothing on: that takes the cookie as well.
  issueHandover: { expected: { ...alike('no_permission'), visitor: 'not_logged_in', dead: 'session_ended' } },
  readHandover: { expected: alike('handover_invalid'), body: { code: 'ABCD1234EFGH' } },
  takeHandover: { expected: alike('handover_invalid'), body: { code: 'ABCD1234EFGH' } },
  // Neither opens anything without the cookie of a way through a provider.
  takeSocial: { expected: alike('handover_invalid'), body: { code: 'nothing' } },
  linkSocial: {
    expected: { ...proofs, member: 'handover_invalid', agent: 'handover_invalid' },
    body: { password: 'nobodys-password' },
  },
  registerSocial: {
    expected: alike('handover_invalid'),
    body: { username: 'nobody', registerMethod: 'H5' },
  },
  listIdentities: { expected: proofs, query: {} },
  unlinkIdentity: {
    expected: { ...proofs, member: 'wrong_password', agent: 'wrong_password' },
    body: { provider: 'google', password: 'nobodys-password' },
  },
  pushKey: { expected: alike('ok') },
  pushPreferences: { expected: members, query: {} },
  savePushPreferences: { expected: members, body: { account: true, safety: true, promotions: false } },
  savePushSubscription: { expected: members, body: { ...pushDevice, language: 'pt' } },
  removePushSubscription: { expected: members, body: { endpoint: pushDevice.endpoint } },
  // A worker has no token: it knows what its browser had, or it gets nothing.
  replacePushSubscription: {
    expected: alike('not_found'),
    body: { ...pushDevice, old: { endpoint: 'https://fcm.googleapis.com/unknown', auth: pushDevice.keys.auth } },
  },
  sendFeedback: {
    expected: { ...alike('verification_code_error'), visitor: 'not_logged_in', dead: 'session_ended' },
    body: {
      content: 'A text of twenty letters, or more.',
      sender: 'ana-account',
      type: 1,
      captcha: 'K7MPX',
      captchaId: 'none',
      pictures: [],
    },
  },
  ownFeedback: { expected: members, query: { pageNo: '1' } },
  addPicture: { expected: proofs, file: png },
  picture: {
    expected: { ...alike('not_found'), visitor: 'not_logged_in', dead: 'session_ended' },
    query: { id: pictureId },
  },
  removePicture: { expected: members, body: { id: pictureId } },
  saveIcon: { expected: proofs, file: png },
  removeIcon: { expected: members, body: {} },
  accountDetails: { expected: members, query: {} },
  accountOverview: { expected: proofs, query: {} },
  saveNickname: { expected: members, body: { nickname: '' } },
  // A token alone puts no address there that recovers the account: that takes the password.
  saveEmail: {
    expected: { ...alike('wrong_password'), visitor: 'not_logged_in', dead: 'session_ended' },
    body: { email: 'ana@mare.example', password: 'nobodys-password' },
  },
  savePayeeName: { expected: members, body: { payeeName: 'Ana Maria' } },
  saveBirthday: { expected: members, body: { birthday: '1990-05-17' } },
  listSessions: { expected: members, query: {} },
  endSession: { expected: members, body: { id: 'none' } },
  endOtherSessions: { expected: members, body: {} },
  ...passkeySamples,
  taskCode: { expected: takers, body: {} },
  ownMissions: { expected: takers, query: {} },
  dailyTasks: { expected: alike('ok'), body: {} },
  logout: { expected: alike('ok'), body: {} },
};
