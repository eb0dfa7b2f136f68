import type { ErrorCode } from '#src/contract/error-code.ts';

/** The people of the table. Ana and Bia are members; the last four hold a token that is worth nothing. */
export const people = {
  visitor: {},
  ana: { type: 0 },
  bia: { type: 1 },
  guest: { type: 4 },
  agent: { type: 41 },
  'type 40': { type: 40 },
  locked: { type: 0 },
  'signed out': { type: 0 },
  forged: { type: 0 },
  'of another merchant': { type: 0 },
} as const;
export type Person = keyof typeof people;
export const everyone = Object.keys(people) as Person[];
/** Who is in the database. */
export const withRow = everyone.filter((person) => person !== 'visitor');

type Outcome = 'ok' | ErrorCode;
/** What a call answers to whom. */
type Row = Record<'visitor' | 'member' | 'guest' | 'agent' | 'dead', Outcome>;
const alike = (outcome: Outcome): Row => ({
  visitor: outcome,
  member: outcome,
  guest: outcome,
  agent: outcome,
  dead: outcome,
});
const members: Row = { ...alike('ok'), visitor: 'not_logged_in', dead: 'session_ended' };
const launches: Row = { ...members, guest: 'free_reject', agent: 'free_reject' };
/** What the table calls a person. */
export const group = (person: Person): keyof Row =>
  person === 'visitor' || person === 'guest'
    ? person
    : person === 'ana' || person === 'bia'
      ? 'member'
      : person === 'agent' || person === 'type 40'
        ? 'agent'
        : 'dead';

export type Sample = { expected: Row; query?: Record<string, string>; body?: Record<string, unknown> };
const launch = { category: 'RNG', vendor: 'COR', gameId: 'g2', nodeId: 'COR-2' };
const page = { pageNo: '1', language: 'pt' };
const pushDevice = {
  endpoint: 'https://fcm.googleapis.com/role-table',
  // The point that every description of P-256 begins with.
  keys: {
    p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
    auth: 'AAAAAAAAAAAAAAAAAAAAAA',
  },
};
/** Every call with a question that is fine as such, and who gets what. A call that is missing here fails a test. */
export const samples: Record<string, Sample> = {
  systemStatus: { expected: alike('ok') },
  whiteLabel: { expected: alike('ok') },
  country: { expected: alike('ok') },
  customerService: { expected: alike('ok') },
  helpCentre: { expected: alike('ok'), query: { lang: 'pt' } },
  terms: { expected: alike('ok'), query: { kind: 'user', language: 'pt' } },
  getVassGameType: { expected: alike('ok'), query: { merchant_code: 'mare' } },
  gameList: { expected: alike('ok'), query: { merchant: 'mare', platform: 'html5', ...page } },
  hotGames: {
    expected: alike('ok'),
    query: { merchantCode: 'mare', isPlatform: '2', language: 'pt', platform: 'html5' },
  },
  gameInfo: { expected: alike('ok'), query: { nodeId: 'COR-1', language: 'pt' } },
  rankList: { expected: alike('ok'), query: { gameCategory: 'ALL', language: 'pt' } },
  captcha: { expected: alike('ok') },
  listAnnouncements: {
    expected: { ...alike('ok'), dead: 'session_ended' },
    query: { types: 'PL,PR,A', merchantCode: 'mare' },
  },
  recentGames: { expected: members, query: { language: 'pt' } },
  addRecentGame: { expected: members, body: { nodeId: 'COR-3' } },
  favouriteGamesList: { expected: members, query: page },
  favouriteGames: { expected: members, query: page },
  addFavourite: { expected: members, body: { nodeId: 'COR-4', vendor: 'COR' } },
  removeFavourite: { expected: members, body: { nodeId: 'COR-5', vendor: 'COR' } },
  memberInfo: { expected: members, query: {} },
  wallet: { expected: members, query: {} },
  sessionNet: { expected: members, query: { since: '0' } },
  launchGame: { expected: launches, body: launch },
  gameLaunchFB: { expected: launches, body: launch },
  // A token opens no session and renews none: that takes the password or the cookie.
  login: {
    expected: alike('login_failed'),
    body: { password: 'nobodys-password', type: 'username' },
  },
  renewSession: { expected: alike('not_logged_in') },
  // A token alone hands nothing on: that takes the cookie as well.
  issueHandover: { expected: { ...alike('no_permission'), visitor: 'not_logged_in', dead: 'session_ended' } },
  readHandover: { expected: alike('handover_invalid'), body: { code: 'ABCD1234EFGH' } },
  takeHandover: { expected: alike('handover_invalid'), body: { code: 'ABCD1234EFGH' } },
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
  logout: { expected: alike('ok'), body: {} },
};
