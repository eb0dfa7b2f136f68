/**
 * Invalid values, and plausible values that do not exist. The names are all those that some page reads, and those that every
 * object has.
 */
export const nonsense = {
  'values of other kinds':
    '?x=%00&page=-1&i=NaN&type[]=..&gameType=constructor&vassalage[]=1&show=__proto__&bet=-0&q[]=x&vendor={}&code=null' +
    '&game=%22&prize_mode=%00&playType=[]&pageBack=//evil.example&merchant=1e999&css=%FF&by=constructor' +
    '&affiliateCode={%22a%22:1}&__proto__[x]=1&constructor=1',
  'names that nothing has':
    '?gameType=RNG&vassalage=ZZ&show=JP&bet=1&q=%F0%9F%90%99&vendor=ZZ&game=nothing&code=nothing&prize_mode=ELOTT&playType=x' +
    '&pageBack=javascript:hit(1)&merchant=zz&css=x&page=9999&i=99&by=question&affiliateCode=%E2%80%AE0&type=Infinity',
} as const;

/** URLs with invented parts, and the page's message: the text in the code. */
export const madeUp = {
  '/m/activity/%F0%9F%90%99': 'This promotion is no longer available',
  '/m/activity/a%2Fb': 'This promotion is no longer available',
  '/m/activity/%00': 'This promotion is no longer available',
  '/m/lotto-h5/x/y/games/z': 'The lottery did not open',
  '/m/lotto-h5/%00/__proto__/games/%F0%9F%90%99?prize_mode=x&css=..': 'The lottery did not open',
  '/m/startLottery?vendor=x&code=y': 'This lottery is not available',
  '/m/startLottery?vendor=LW&code=%00&prize_mode=ZY': 'All lotteries',
  '/m/lotteryHistory?vendor=x&code=y&page=0': 'This lottery is not available',
  '/m/launchGame?vendor=x&game=y': 'This game is no longer available',
  '/m/launchGame?code=%F0%9F%90%99&playType=x&pageBack=y': 'Popular',
  '/m/forget?by=x&by=sms': 'Recover your account',
  '/m/gameList?gameType=LIVE&vassalage=%27%3B--&show=SC&bet=1e9': 'Live now',
  '/m/member/agent/x/y?z': 'We could not find this page. Here is the home page.',
  '/m/activity/%E0%A4%A': 'Popular',
} as const;
