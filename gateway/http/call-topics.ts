import type { Call } from '#src/contract/call.ts';
import { type Topic, topics } from '../process/events.ts';

/** What each shared answer is made of. A call that is not named here depends on everything. */
const topicsByCall: Readonly<Record<string, readonly Topic[]>> = {
  systemStatus: ['status'],
  whiteLabel: ['status'],
  country: ['status'],
  customerService: ['status'],
  helpCentre: ['help'],
  getVassGameType: ['vendors', 'games'],
  gameList: ['games', 'vendors'],
  hotGames: ['games', 'vendors'],
  rankList: ['winners', 'games', 'vendors'],
  listAnnouncements: ['banners', 'announcements'],
};

export const topicsOf = (call: Call): readonly Topic[] => topicsByCall[call.name] ?? topics;
